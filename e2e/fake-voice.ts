import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const rate = 48_000;
const folder = join(import.meta.dirname, '../.cache');

/** A hum with overtones for most of a second, then a pause, as 16 bits a sample; browsers play it again and again. */
const samples = Int16Array.from({ length: rate * 1.2 }, (_, at) => {
  const seconds = at / rate;
  if (seconds > 0.8) return 0;
  const swell = Math.sin((Math.PI * seconds) / 0.8);
  const wave = [1, 2, 3, 4].reduce(
    (sum, overtone) => sum + Math.sin(2 * Math.PI * 180 * overtone * seconds) / overtone,
    0,
  );
  return 4000 * swell * wave;
});

const wav = (): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
};

/** What the microphone of a journey hears: the browser's own beep is louder than a microphone can take. */
export const writeVoice = (): string => {
  const file = join(folder, 'fake-voice.wav');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, wav());
  return file;
};
