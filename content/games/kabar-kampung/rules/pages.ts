/** The pages of all forms, and the judge. */
import { chain } from './forms/chain.ts';
import { clue } from './forms/clue.ts';
import { fact } from './forms/fact.ts';
import { headline } from './forms/headline.ts';
import { joint } from './forms/joint.ts';
import { letter } from './forms/letter.ts';
import { opinion } from './forms/opinion.ts';
import { witness } from './forms/witness.ts';
import { type Form, type Maker, type Order, type Page, type Slot, topLevel } from './page.ts';

export const makers: Readonly<Record<Form, Maker>> = {
  fact,
  headline,
  chain,
  joint,
  opinion,
  letter,
  clue,
  witness,
};

/** As it is in the newspaper; null where the texts leave more than one answer, or none. */
export const pageOf = ({ form, a, b }: Order, level: number): Page | null => {
  const maker = makers[form];
  return a < maker.texts && b < maker.turns ? maker.pageOf(a, b, level) : null;
};

export const isSound = (order: Order): boolean => pageOf(order, topLevel) !== null;

/** What is laid in each gap, as far as it goes. */
export type Laid = readonly number[];

export const rightOf = ({ options }: Slot): number =>
  options.findIndex(({ kind }) => kind === 'right');

/** The first gap that holds something else than the text says, or null. */
export const offAt = ({ slots }: Page, laid: Laid): number | null => {
  const at = slots.findIndex((slot, place) => laid[place] !== rightOf(slot));
  return at < 0 ? null : at;
};

export const isFull = ({ slots }: Page, laid: Laid): boolean => laid.length === slots.length;

export const ordersOf = (form: Form): Order[] => {
  const { texts, turns } = makers[form];
  return Array.from({ length: texts * turns }, (_, at) => ({
    form,
    a: Math.floor(at / turns),
    b: at % turns,
  }));
};

/** What stands above a page in the end. */
export const headlineOf = (order: Order): string => pageOf(order, topLevel)?.headline ?? '';
