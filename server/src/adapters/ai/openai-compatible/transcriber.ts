import * as z from 'zod/mini';
import { AiFailure, type Transcriber } from '../../../ports/ai.ts';
import { seconds } from '../../../time/durations.ts';
import { type Connection, request } from './transport/connection.ts';
import { readJson } from './transport/read-limited.ts';

const patience = seconds(20);
const transcription = z.object({ text: z.string().check(z.maxLength(4000)) });

/** `/audio/transcriptions`; the sound goes out once and is kept nowhere. */
export const modelTranscriber = (connection: Connection, model: string): Transcriber => ({
  async transcribe({ bytes, type }, language, signal) {
    const form = new FormData();
    const ending = type.split('/')[1] ?? 'webm';
    form.set('file', new Blob([Uint8Array.from(bytes)], { type }), `question.${ending}`);
    form.set('model', model);
    form.set('language', language);
    form.set('response_format', 'json');
    const post = { path: 'audio/transcriptions', body: form, signal, patience };
    const limits = { bytes: 65_536, first: patience, gap: patience, signal };
    return request(connection, post, async (response) => {
      const read = transcription.safeParse(await readJson(response, limits));
      if (!read.success) throw new AiFailure('words of another form');
      return read.data.text.trim();
    });
  },
});
