import type { ReportMistake } from '@nobi/contract';

/** A mistake as it can be shown; what the event does not hold enough of stays words. */
export type ShownMistake =
  | { kind: 'bridge'; planks: number[]; target: number | null }
  | { kind: 'cut'; order: string; pieces: number[] }
  | { kind: 'syllable'; word: string; read: string }
  | { kind: 'choice'; answer: string; right: string | null }
  | { kind: 'words' };

type Response = ReportMistake['response'];

const numbersOf = (response: Response): number[] =>
  response.filter((each) => typeof each === 'number');
const allNumbers = (response: Response) =>
  response.length > 0 && numbersOf(response).length === response.length;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const inWords = (part: string | number | undefined) => String(part ?? '').replaceAll('-', ' ');

const cutOf = ([order, ...pieces]: Response): ShownMistake => {
  const [, top, bottom] = /^order-(\d+)-(\d+)$/.exec(String(order)) ?? [];
  if (!top || !bottom || !allNumbers(pieces)) return { kind: 'words' };
  return { kind: 'cut', order: `${top}/${bottom}`, pieces: numbersOf(pieces) };
};

/** What each item reports of an answer stands with that item; these are the ones that can be drawn. */
export const shownMistake = ({ item, object, response, right }: ReportMistake): ShownMistake => {
  if (object === 'bridge' && allNumbers(response)) {
    const target = right && allNumbers(right) ? sum(numbersOf(right)) : null;
    return { kind: 'bridge', planks: numbersOf(response), target };
  }
  if (object === 'cut') return cutOf(response);
  const [only] = response;
  if (response.length !== 1 || only === undefined) return { kind: 'words' };
  if (item === 'gelembung-suku')
    return { kind: 'syllable', word: inWords(object), read: inWords(only) };
  const other = right?.length === 1 ? inWords(right[0]) : null;
  return { kind: 'choice', answer: inWords(only), right: other };
};
