import { type Asking, askingsOf, lastPage, listCalls } from '../../src/testing/lists.ts';
import type { Reached } from '../../src/testing/people.ts';
import type { Reply } from '../../src/testing/sender.ts';
import { typedInto } from './typed.ts';

/** A list asked in one way: how long its first and its furthest page took, in ms. */
export interface Timed {
  readonly list: string;
  readonly query: string;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const rounds = 15;

const askingsOfAll = (): Asking[] =>
  listCalls.flatMap(([name, shape]) => {
    const typed = typedInto[name];
    if (!typed) throw new Error(`${name}: say in typed.ts what is typed into this list`);
    return askingsOf([name, shape], typed, Number.POSITIVE_INFINITY);
  });

/** A kept connection may have gone stale, and a list may be asked for twice. */
const sendAgain = (ask: () => Promise<Reply>) => ask().catch(ask);

const timeOf = async (
  { send, token }: Pick<Reached, 'send'> & { token: string },
  { name, shape, query }: Asking,
) => {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const at = performance.now();
    const { status, body } = await sendAgain(() => send(shape, { token, query }));
    took.push(performance.now() - at);
    if (status !== 200)
      throw new Error(`${name} ${JSON.stringify(query)}: ${JSON.stringify(body)}`);
  }
  return took.toSorted((a, b) => a - b);
};

/** Every list of the console, with every filter and sort that it offers, one call after the other. */
export const timeLists = async (console: Pick<Reached, 'send'> & { token: string }) => {
  const timed: Timed[] = [];
  for (const asking of askingsOfAll()) {
    const { name, query } = asking;
    const last = { ...asking, query: { ...query, ...lastPage } };
    timed.push({
      list: name,
      query: new URLSearchParams(query).toString(),
      first: await timeOf(console, asking),
      last: await timeOf(console, last),
    });
  }
  return timed;
};
