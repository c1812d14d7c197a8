#include "Picture.h"
#if HAS_LIBRARIES

#include <webp/decode.h>
#include <webp/demux.h>

static unsigned turn(const WebPData *data) {
  WebPDemuxer *demuxer = WebPDemux(data);
  WebPChunkIterator chunk;
  unsigned turn = 1;
  if (demuxer && WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk)) {
    turn = orientation((Bytes){chunk.chunk.bytes, chunk.chunk.size});
  }
  WebPDemuxDelete(demuxer);
  return turn;
}

static void decode_animation(const Request *request, const WebPData *data) {
  WebPAnimDecoderOptions options;
  WebPAnimDecoderOptionsInit(&options);
  options.color_mode = MODE_RGBA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(data, &options);
  WebPAnimInfo info;
  if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info)) fail("the WebP is damaged");
  unsigned frames = 0;
  int before = 0, end = 0;
  uint8_t *pixels;
  while (WebPAnimDecoderHasMoreFrames(decoder) && WebPAnimDecoderGetNext(decoder, &pixels, &end)) {
    frames++;
    if (!show(request, pixels, info.canvas_width, info.canvas_height, (unsigned)(end - before))) break;
    before = end;
  }
  if (frames == 0) fail("the WebP is damaged");
}

void decode_webp(const Request *request, Bytes bytes) {
  WebPDecoderConfig config;
  WebPInitDecoderConfig(&config);
  VP8StatusCode status = WebPGetFeatures(bytes.start, bytes.count, &config.input);
  if (status == VP8_STATUS_OK) admit((unsigned)config.input.width, (unsigned)config.input.height);
  WebPData data = {bytes.start, bytes.count};
  unsigned width = (unsigned)config.input.width, height = (unsigned)config.input.height;
  if (status == VP8_STATUS_OK && config.input.has_animation) {
    set_size(width, height);
    return decode_animation(request, &data);
  }
  config.output.colorspace = MODE_RGBA;
  if (status == VP8_STATUS_OK) status = WebPDecode(bytes.start, bytes.count, &config);
  switch (status) {
    case VP8_STATUS_OK: break;
    case VP8_STATUS_OUT_OF_MEMORY: fail("it needs too much memory");
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: fail("the WebP is truncated");
    default: fail("the WebP is damaged");
  }
  const uint8_t *pixels = upright(config.output.u.RGBA.rgba, &width, &height, turn(&data));
  set_size(width, height);
  show(request, pixels, width, height, 0);
}

#endif
