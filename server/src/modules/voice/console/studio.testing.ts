import { lineKey, readVoiceIndex, staff } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Product } from '../../../testing/product.ts';

const littleEndian = (value: number, width: number) =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) % 256);
export const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Two pages of Ogg as RFC 3533 lays them; the clock of the last one is how long it takes. */
export const opus = (name: string, { seconds = 2, padding = 0 } = {}) => {
  const page = (clock: number, body: readonly number[]) => [
    ...letters('OggS'),
    ...[0, 0],
    ...littleEndian(clock, 8),
    ...Array(12).fill(0),
    ...[1, body.length],
    ...body,
  ];
  const head = page(0, [...letters('OpusHead'), 1, 1]);
  const body = page(seconds * 48_000, letters(name));
  return Uint8Array.from([...head, ...body, ...Array(padding).fill(0)]);
};

const shown = z.object({ id: z.string(), file: z.string(), taken_by: z.string() });
const recorded = z.object({ take: shown, between: z.nullable(shown) });

interface Recording {
  readonly token?: string;
  readonly seen?: string;
  readonly language?: 'id' | 'en';
}

/** The voice studio as somebody with this token meets it. */
export const studioFor = (product: Product, own: string) => {
  const send = async (
    words: string,
    sound: Uint8Array<ArrayBuffer> | undefined,
    { token = own, seen = '', language = 'id' }: Recording = {},
  ) => {
    const form = new FormData();
    form.append('seen', seen);
    if (sound) form.append('sound', new Blob([sound]), 'take.ogg');
    const encoded = new Response(form);
    return product.send(staff.recordVoiceTake, {
      token,
      params: { language, key: lineKey(words, language) },
      body: new Uint8Array(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  };
  const linesOf = async (set: string, language = 'id') => {
    const { body } = await product.send(staff.voiceLines, {
      token: own,
      params: { set, language },
    });
    return staff.voiceLines.reply.parse(body).lines;
  };
  const sets = async () =>
    staff.voiceSets.reply.parse((await product.send(staff.voiceSets, { token: own })).body);

  return {
    send,
    linesOf,
    sets,
    publish: () => product.send(staff.publishVoice, { token: own }),
    record: async (words: string, sound: Uint8Array<ArrayBuffer>, more?: Recording) =>
      recorded.parse((await send(words, sound, more)).body),
    lineOf: async (set: string, words: string) =>
      (await linesOf(set)).find((line) => line.words === words),
    async setOf(id: string) {
      const { sets: all, ...rest } = await sets();
      return { ...rest, of: all.find((set) => set.id === id)?.languages };
    },
    /** What a child's page reads of a published version. */
    async indexOf(version: number) {
      const reply = await fetch(`${product.url}/api/voice/packs/${version}/`);
      return readVoiceIndex(Buffer.from(await reply.arrayBuffer()).toString('hex'));
    },
  };
};

export type Studio = ReturnType<typeof studioFor>;
