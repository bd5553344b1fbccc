import type { Interface } from 'node:readline/promises';
import type { Question, Values } from './questions.ts';

/** Nobody is there to answer any more. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

interface Talk {
  readonly lines: AsyncIterator<string>;
  say(text: string): void;
}

export const talkOn = (line: Interface, say: (text: string) => void): Talk => ({
  lines: line[Symbol.asyncIterator](),
  say,
});

const answerTo = async ({ lines }: Talk) => {
  const { value, done } = await lines.next();
  if (done) throw new Unanswered();
  return value.trim();
};

/** An answer that the real thing did not take may stay: the name of tomorrow leads nowhere today. */
const holds = async (talk: Talk, question: Question, values: Values) => {
  const problem = await question.try?.(values);
  if (problem === undefined) return true;
  talk.say(`  ${problem}\n  Answer again, or press Enter to keep it as it is.`);
  return false;
};

const askOne = async (talk: Talk, question: Question, known: Values): Promise<Values> => {
  let chosen: Values | undefined;
  talk.say(`\n${question.ask}`);
  for (;;) {
    const answer = await answerTo(talk);
    if (answer === '' && chosen) return chosen;
    const read = question.read(answer, known);
    if (!read) {
      talk.say(`  ${question.form}`);
      continue;
    }
    chosen = { ...known, ...read };
    if (await holds(talk, question, chosen)) return chosen;
  }
};

/** Asks all of them, each until its answer holds or is chosen. Throws Unanswered. */
export const askAll = async (talk: Talk, questions: readonly Question[]): Promise<Values> => {
  let known: Values = {};
  for (const question of questions) known = await askOne(talk, question, known);
  return known;
};
