/** The stories that a child reads: short sentences, and numbers as the language writes them. */
import type { Lang } from '@nobi/kit/course';
import type { Numbers } from '../rules/asks.ts';
import { written } from '../rules/numerals.ts';

interface Figures {
  a: string;
  b: string;
  c: string;
}

type Tale = (numbers: Figures) => string;

const id: readonly Tale[] = [
  ({ a, b }) => `Gerbong depan memuat ${a} kerupuk, gerbong belakang ${b}. Berapa semuanya?`,
  ({ a, b }) => `Ada ${a} kerupuk. Mbek mengunyah ${b}. Berapa sisanya?`,
  ({ a, b }) => `Ada ${b} kaleng. Tiap kaleng berisi ${a} kerupuk. Berapa semuanya?`,
  ({ a, b }) => `Ada ${a} kerupuk, dibagi rata untuk ${b} desa. Tiap desa dapat berapa?`,
  ({ a, b }) => `Desa Atas memesan ${a}, Desa Bawah ${b}. Berapa selisihnya?`,
  ({ a, b }) => `Mbek makan ${b} kerupuk. Kini tinggal ${a}. Tadinya berapa?`,
  ({ a, b, c }) => `Ada ${b} kaleng, masing-masing ${a} kerupuk. Mbek makan ${c}. Berapa sisanya?`,
  ({ a, b, c }) => `Ada ${a} kerupuk, datang ${b} lagi. Lalu ${c} gosong. Berapa yang bagus?`,
  ({ a, b, c }) =>
    `Ada ${b} kaleng, masing-masing ${a} kerupuk, ditambah ${c} keping. Berapa semuanya?`,
  ({ a, b, c }) => `Dari ${a} kerupuk, ${c} gosong. Sisanya untuk ${b} piring. Tiap piring berapa?`,
];

const en: readonly Tale[] = [
  ({ a, b }) => `The front wagon holds ${a} crackers, the back one ${b}. How many in all?`,
  ({ a, b }) => `There are ${a} crackers. Mbek munches ${b}. How many are left?`,
  ({ a, b }) => `There are ${b} tins with ${a} crackers each. How many in all?`,
  ({ a, b }) => `${b} villages share ${a} crackers equally. How many for each village?`,
  ({ a, b }) => `Upper Village wants ${a}, Lower Village ${b}. What is the difference?`,
  ({ a, b }) => `Mbek ate ${b} crackers. Now ${a} are left. How many were there before?`,
  ({ a, b, c }) => `${b} tins hold ${a} crackers each. Mbek eats ${c}. How many are left?`,
  ({ a, b, c }) => `There are ${a} crackers and ${b} more come. Then ${c} burn. How many are good?`,
  ({ a, b, c }) => `${b} tins hold ${a} crackers each, and ${c} lie loose. How many in all?`,
  ({ a, b, c }) => `Of ${a} crackers ${c} are burnt. ${b} plates share the rest. How many each?`,
];

const tales: Record<Lang, readonly Tale[]> = { id, en };

export const taleOf = (scene: number, { a, b, c }: Numbers, lang: Lang): string =>
  tales[lang][scene - 1]?.({
    a: written(a, lang),
    b: written(b, lang),
    c: written(c, lang),
  }) ?? '';
