/** What is weighed, and how many marbles it takes. Pure, so that rules and robots know it too. */
import type { Lang } from '@nobi/kit/course';

export interface Weighed {
  /** In marbles; what is compared only by eye may be any number. */
  weight: number;
  name: Record<Lang, string>;
}

export const weights: Record<string, Weighed> = {
  gajah: { weight: 99, name: { id: 'Gajah', en: 'Elephant' } },
  mobil: { weight: 80, name: { id: 'Mobil', en: 'Car' } },
  batu: { weight: 8, name: { id: 'Batu', en: 'Stone' } },
  semangka: { weight: 7, name: { id: 'Semangka', en: 'Watermelon' } },
  kelinci: { weight: 6, name: { id: 'Kelinci', en: 'Rabbit' } },
  sepatu: { weight: 5, name: { id: 'Sepatu', en: 'Shoe' } },
  apel: { weight: 3, name: { id: 'Apel', en: 'Apple' } },
  tikus: { weight: 2, name: { id: 'Tikus', en: 'Mouse' } },
  balon: { weight: 1, name: { id: 'Balon', en: 'Balloon' } },
  semut: { weight: 0, name: { id: 'Semut', en: 'Ant' } },
};

export const weightOf = (name: string): number => weights[name]?.weight ?? 0;

/** Of two, the heavier. */
export const heavierOf = (one: string, other: string): string =>
  weightOf(one) > weightOf(other) ? one : other;
