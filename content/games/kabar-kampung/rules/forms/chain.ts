/** What came first: a text tells events in another order than they happened. One order alone fits it. */
import {
  chains,
  plainTelling,
  shortTellings,
  type Telling,
  tellings,
} from '../../stories/chains.ts';
import { type Maker, option, type Page, type Slot } from '../page.ts';
import { filled, people, turn } from '../pools.ts';

const rows = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) =>
        rows(left.filter((each) => each !== one)).map((rest) => [one, ...rest]),
      );

/** Every order of so many events that fits what a telling says. */
export const ordersThatFit = ({ says }: Telling, count: number): number[][] =>
  rows(Array.from({ length: count }, (_, at) => at + 1)).filter((row) =>
    says.every(([one, other]) => row.indexOf(one) < row.indexOf(other)),
  );

const asks = ['Apa yang terjadi pertama?', 'Lalu apa?', 'Sesudah itu?', 'Dan yang terakhir?'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tellingOf = (b: number, level: number): Telling => {
  if (level === 0) return plainTelling;
  return turn(level === 1 ? shortTellings : tellings, b);
};

const pageOf = (a: number, b: number, level: number): Page | null => {
  const chain = chains[a];
  if (!chain) return null;
  const count = level < 2 ? 3 : 4;
  const events = chain.events.slice(0, count);
  const who = turn(people, Math.floor(b / tellings.length) * 3 + a);
  const telling = tellingOf(b, level);
  const clauses = Object.fromEntries(
    events.map(([, clause], at) => [`${at + 1}`, filled(clause, { who })]),
  );
  const lines = telling.lines.map((line) => capital(filled(line, clauses)));
  const slots = events.map(
    ([card], at): Slot => ({
      ask: at === count - 1 ? (asks[3] ?? '') : (asks[at] ?? ''),
      options: events.map(([other]) => option(other, other === card ? 'right' : 'mixed')),
      proof: lines.map((_line, place) => place),
      isOnce: true,
    }),
  );
  if (ordersThatFit(telling, count).length !== 1) return null;
  return { kicker: chain.kicker, lines, photo: chain.photo, slots, headline: chain.kicker };
};

export const chain: Maker = { texts: chains.length, turns: tellings.length * 3, pageOf };
