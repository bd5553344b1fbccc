import { chatControls, chatConversations } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { scriptedModel, tablesWith } from '../chat.testing.ts';

const transcriptions: { bytes: number; type: string; language: string }[] = [];
let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      outside: {
        outsideModel: scriptedModel().model(),
        transcriber: {
          async transcribe({ bytes, type }, language) {
            transcriptions.push({ bytes: bytes.length, type, language });
            return 'berapa tujuh kali delapan';
          },
        },
      },
    },
  );
  ({ token } = await newSubscribedAdult(product));
  const body = { model_on: true };
  await product.send(chatControls.saveSettings, { token, body });
});
afterAll(() => product.stop());
beforeEach(async () => {
  transcriptions.length = 0;
  await product.db.query('truncate throttle');
});

const transcribe = (sound: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.set('sound', new Blob([sound]), 'suara');
  return fetch(`${product.url}${chatConversations.transcribe.path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'accept-language': 'id-ID' },
    body: form,
  });
};

const number = (value: number, width: number) =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** (width - 1 - at)) % 256);
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** As a browser records: lengths unknown, one cluster every five seconds, blocks of a second. */
const webm = (seconds: number) => {
  const bytes = [0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x01, ...Array(7).fill(255)];
  bytes.push(0x15, 0x49, 0xa9, 0x66, 0x87, 0x2a, 0xd7, 0xb1, 0x83, ...number(1_000_000, 3));
  for (let at = 0; at <= seconds; at += 1) {
    if (at % 5 === 0) bytes.push(0x1f, 0x43, 0xb6, 0x75, 0xff, 0xe7, 0x84, ...number(at * 1000, 4));
    bytes.push(0xa3, 0x86, 0x81, ...number((at % 5) * 1000, 2), 0x80, 7, 7);
  }
  return Uint8Array.from(bytes);
};

const ogg = (seconds: number) => {
  const page = (clock: number, body: readonly number[]) => [
    ...letters('OggS'),
    ...[0, 0],
    ...number(clock, 8).toReversed(),
    ...Array(12).fill(0),
    ...[1, body.length],
    ...body,
  ];
  const head = page(0, [...letters('OpusHead'), 1, 1]);
  return Uint8Array.from([...head, ...page(seconds * 48_000, [1, 2, 3])]);
};

const wav = (seconds: number) => {
  const bytes = new Uint8Array(44 + seconds * 16_000);
  bytes.set(letters('RIFF'));
  bytes.set(letters('WAVE'), 8);
  new DataView(bytes.buffer).setUint32(28, 16_000, true);
  return bytes;
};

const mp4 = (seconds: number) =>
  Uint8Array.from([
    ...[0, 0, 0, 16, ...letters('ftypM4A '), 0, 0, 0, 0],
    ...[0, 0, 0, 108, ...letters('mvhd'), 0, 0, 0, 0, ...Array(8).fill(0)],
    ...number(1000, 4),
    ...number(seconds * 1000, 4),
  ]);

test.each([
  ['audio/webm', webm],
  ['audio/ogg', ogg],
  ['audio/wav', wav],
  ['audio/mp4', mp4],
])('%s of fifteen seconds becomes words; a longer one goes nowhere', async (type, soundOf) => {
  const fit = soundOf(15);

  const words = await transcribe(fit);
  const refused = await transcribe(soundOf(20));

  expect({ status: words.status, body: await words.json() }).toEqual({
    status: 200,
    body: { text: 'berapa tujuh kali delapan' },
  });
  expect(refused.status).toBe(413);
  expect(transcriptions).toEqual([{ bytes: fit.length, type, language: 'id' }]);
});

test('neither the sound nor its words are kept', async () => {
  await transcribe(webm(3));

  expect(await tablesWith(product, 'tujuh kali delapan')).toEqual([]);
});

test('no sound leaves while the adult has voices or the model switched off', async () => {
  const family = await newSubscribedAdult(product);
  const form = new FormData();
  form.set('sound', new Blob([webm(3)]), 'suara');

  const reply = await fetch(`${product.url}${chatConversations.transcribe.path}`, {
    method: 'POST',
    headers: { authorization: `Token ${family.token}` },
    body: form,
  });

  expect(reply.status).toBe(403);
  expect(transcriptions).toEqual([]);
});

test.each([
  ['no length that makes sense', [0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0]],
  ['nothing after its name', [0x1a, 0x45, 0xdf, 0xa3]],
  ['a page without an end', [...letters('OggS'), ...Array(22).fill(255), 255]],
])('a sound with %s is read to its end', async (_what, bytes) => {
  const reply = await transcribe(Uint8Array.from(bytes));

  expect(reply.status).toBe(200);
});
