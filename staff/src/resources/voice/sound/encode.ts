/** A levelled voice as a clip: the browser's own Opus (WebCodecs), in Ogg. */
import { samplesPerSecond } from './loudness.rules.ts';
import { oggOf, opusHead, skippedIn } from './ogg.rules.ts';

const config: AudioEncoderConfig = {
  codec: 'opus',
  sampleRate: samplesPerSecond,
  numberOfChannels: 1,
  bitrate: 24_000,
};
const packetSamples = 960;
/** As libopus looks ahead, where a browser does not say. */
const usualSkip = 312;

export const canEncode = async (): Promise<boolean> =>
  typeof AudioEncoder === 'function' &&
  (await AudioEncoder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false,
  ));

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()
    : new Uint8Array(source).slice();

/** What the encoder looks ahead comes out of what follows: silence, cut off by the file's clock. */
const withTail = (samples: Float32Array): Float32Array<ArrayBuffer> => {
  const whole = Math.ceil((samples.length + 2 * packetSamples) / packetSamples);
  const padded = new Float32Array(whole * packetSamples);
  padded.set(samples);
  return padded;
};

export const encodeClip = async (samples: Float32Array): Promise<Blob> => {
  const packets: Uint8Array[] = [];
  let head = opusHead(usualSkip);
  let failure: unknown;
  const encoder = new AudioEncoder({
    output(chunk, { decoderConfig } = {}) {
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      packets.push(packet);
      if (decoderConfig?.description) head = bytesOf(decoderConfig.description);
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(config);
  const data = withTail(samples);
  const sound = new AudioData({
    format: 'f32-planar',
    sampleRate: samplesPerSecond,
    numberOfChannels: 1,
    numberOfFrames: data.length,
    timestamp: 0,
    data,
  });
  encoder.encode(sound);
  sound.close();
  await encoder.flush();
  encoder.close();
  if (failure || packets.length === 0) throw new Error('The browser could not encode the clip.');
  const needed = Math.ceil((skippedIn(head) + samples.length) / packetSamples);
  const pages = oggOf({
    head,
    packets: packets.slice(0, needed),
    packetSamples,
    samples: samples.length,
  });
  return new Blob(
    pages.map((page) => page.slice()),
    { type: 'audio/ogg' },
  );
};
