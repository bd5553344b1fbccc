import * as z from 'zod/mini';
import type { AiHelper, FoundItem, Question } from '../../../ports/ai.ts';

const text = (what: string) => ({
  type: 'object',
  properties: { text: { type: 'string', description: what } },
  required: ['text'],
  additionalProperties: false,
});

const declared = (name: string, description: string, parameters: object) => ({
  type: 'function',
  function: { name, description, parameters },
});

/** Of one answer of ours: what goes back to the model is paid for again. */
export const resultBytesAtMost = 1500;

/** What the model may ask us; each is answered by the product itself. */
export const tools = [
  declared(
    'search_catalogue',
    'Finds games, courses and creative tools of this platform that the child may open.',
    text('What the child wants, in a few words'),
  ),
  declared('calculate', 'Works a sum out exactly.', text('The sum, such as 3/4 + 1/8')),
  declared('spell_check', 'Tells how a word is spelled.', text('One word, or a question about it')),
];

const toolArguments = z.object({ text: z.string().check(z.maxLength(500)) });

const argumentOf = (written: string): string | undefined => {
  try {
    const read = toolArguments.safeParse(JSON.parse(written));
    return read.success ? read.data.text : undefined;
  } catch {
    return undefined;
  }
};

const promptFor = (name: string, about: string, { language }: Question) => {
  if (name === 'calculate') return about;
  const isWord = /^\p{L}+$/u.test(about.trim());
  return isWord ? `${language === 'id' ? 'eja' : 'spell'} ${about}` : about;
};

/** Runs one tool. Its answer goes back as data, marked as no instruction. */
export const toolbox = (skills: AiHelper, question: Question, signal: AbortSignal) => {
  const bySkill = async (name: string, about: string) => {
    let answer = '';
    let isAnswer = true;
    const small = { ...question, prompt: promptFor(name, about, question), turns: [] };
    for await (const part of skills.answer(small, signal)) {
      if (part.kind === 'text') answer += part.text;
      if (part.kind === 'unanswered') isAnswer = false;
    }
    return isAnswer ? { answer } : { error: 'not understood' };
  };
  const found = new Map<string, FoundItem>();
  const run = async (name: string, written: string) => {
    const about = argumentOf(written);
    if (about === undefined) return { error: 'write {"text": "..."}' };
    if (name === 'search_catalogue') {
      const items = question.findItems(about).slice(0, 3);
      for (const item of items) found.set(`${item.kind}/${item.id}`, item);
      return { items: items.map(({ title, description }) => ({ title, description })) };
    }
    return ['calculate', 'spell_check'].includes(name)
      ? bySkill(name, about)
      : { error: 'there is no such tool' };
  };
  return {
    async run(name: string, written: string) {
      const result = JSON.stringify({ untrusted_data: await run(name, written) });
      const isShort = Buffer.byteLength(result) <= resultBytesAtMost;
      return isShort ? result : JSON.stringify({ error: 'too much to tell' });
    },
    /** What the catalogue gave; nothing else may become a card. */
    found: () => [...found.values()],
  };
};
