import type { AgeBand, Language } from '@nobi/contract';
import type { Question, Turn } from '../../../../ports/ai.ts';
import { embeddedHelper } from '../embedded.ts';

const helper = await embeddedHelper();

interface Setting {
  readonly language?: Language;
  readonly ageBand?: AgeBand;
  readonly seed?: string;
}

/** Says one line after another; all answers with their buttons. */
export const talk = async (
  lines: readonly string[],
  { language = 'id', ageBand, seed }: Setting = {},
) => {
  const turns: Turn[] = [];
  const answers: { text: string; choices: readonly string[] }[] = [];
  for (const prompt of lines) {
    const question: Question = {
      prompt,
      language,
      ageBand,
      turns: [...turns],
      seed,
      summary: undefined,
      findItems: () => [],
    };
    let text = '';
    const choices: string[] = [];
    for await (const part of helper.answer(question, new AbortController().signal)) {
      if (part.kind === 'text') text += part.text;
      if (part.kind === 'choice') choices.push(part.text);
    }
    answers.push({ text, choices });
    turns.push({ role: 'child', text: prompt }, { role: 'nobi', text });
  }
  return answers;
};
/** The answer to the last of these lines. */
export const last = async (lines: readonly string[], setting?: Setting) =>
  (await talk(lines, setting)).at(-1) ?? { text: '', choices: [] };
