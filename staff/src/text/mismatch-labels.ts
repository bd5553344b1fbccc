import type { MismatchKind } from '@nobi/contract';
import { asNumber, asRupiah } from './format.ts';
import { words } from './words.ts';

const t = words.mismatches;
const states: Readonly<Record<string, string>> = words.orders.states;
const kinds: Readonly<Record<string, { title: string }>> = t.kinds;

interface MismatchFacts {
  readonly kind: MismatchKind;
  readonly named: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

const factOf = (name: string, { named, facts, kind }: MismatchFacts): string => {
  if (name === 'named') return named;
  const value = facts[name];
  if (value === undefined) return t.unknown;
  if (name === 'was') return (states[value] ?? String(value)).toLocaleLowerCase();
  if (typeof value !== 'number') return value;
  return name === 'times' || kind === 'currency' ? asNumber(value) : asRupiah(value);
};

const fillIn = (sentence: string, mismatch: MismatchFacts) =>
  sentence.replace(/\{(\w+)\}/g, (_all, name: string) => factOf(name, mismatch));

/** What happened, in some words and in a sentence. */
export const titleOf = (mismatch: MismatchFacts) => fillIn(t.kinds[mismatch.kind].title, mismatch);
export const sentenceOf = (mismatch: MismatchFacts) =>
  fillIn(t.kinds[mismatch.kind].told, mismatch);

/** The flag of an order in words. */
export const flagOf = (flag: string | null) =>
  flag === null ? '' : (kinds[flag]?.title ?? flag).replace('{times}', '2+');

/** How it ended, and who of the staff ended it. */
export const endOf = ({
  resolution,
  resolved_by,
}: {
  resolution: keyof typeof t.ends;
  resolved_by: string | null;
}) =>
  resolved_by === null
    ? t.ends[resolution]
    : t.endedBy.replace('{end}', t.ends[resolution]).replace('{who}', resolved_by);
