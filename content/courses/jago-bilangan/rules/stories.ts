/** Ten little stories of crackers: which numbers they hold and what comes out. Their words are in text/. */
interface Figures {
  a: number;
  b: number;
  c: number;
}

interface Story {
  /** What a child works out in the end, and what comes out who stops after the first step. */
  answer(figures: Figures): number;
  first?(figures: Figures): number;
  /** What comes out of the sign that a word suggests. */
  tempting(figures: Figures): number;
  /** How it is written with signs. */
  sum(figures: Figures): string;
}

export const stories: readonly Story[] = [
  { answer: ({ a, b }) => a + b, tempting: ({ a, b }) => a - b, sum: ({ a, b }) => `${a} + ${b}` },
  { answer: ({ a, b }) => a - b, tempting: ({ a, b }) => a + b, sum: ({ a, b }) => `${a} − ${b}` },
  { answer: ({ a, b }) => a * b, tempting: ({ a, b }) => a + b, sum: ({ a, b }) => `${b} × ${a}` },
  { answer: ({ a, b }) => a / b, tempting: ({ a, b }) => a - b, sum: ({ a, b }) => `${a} ÷ ${b}` },
  { answer: ({ a, b }) => a - b, tempting: ({ a, b }) => a + b, sum: ({ a, b }) => `${a} − ${b}` },
  { answer: ({ a, b }) => a + b, tempting: ({ a, b }) => a - b, sum: ({ a, b }) => `${a} + ${b}` },
  {
    answer: ({ a, b, c }) => a * b - c,
    first: ({ a, b }) => a * b,
    tempting: ({ a, b, c }) => a * b + c,
    sum: ({ a, b, c }) => `${b} × ${a} − ${c}`,
  },
  {
    answer: ({ a, b, c }) => a + b - c,
    first: ({ a, b }) => a + b,
    tempting: ({ a, b, c }) => a + b + c,
    sum: ({ a, b, c }) => `${a} + ${b} − ${c}`,
  },
  {
    answer: ({ a, b, c }) => a * b + c,
    first: ({ a, b }) => a * b,
    tempting: ({ a, b, c }) => a + b + c,
    sum: ({ a, b, c }) => `${b} × ${a} + ${c}`,
  },
  {
    answer: ({ a, b, c }) => (a - c) / b,
    first: ({ a, c }) => a - c,
    tempting: ({ a, b, c }) => (a + c) / b,
    sum: ({ a, b, c }) => `(${a} − ${c}) ÷ ${b}`,
  },
];

const storyAt = (scene: number): Story | undefined => stories[scene - 1];

export const storyAnswer = (scene: number, figures: Figures): number =>
  storyAt(scene)?.answer(figures) ?? 0;

export const firstStep = (scene: number, figures: Figures): number | undefined =>
  storyAt(scene)?.first?.(figures);

export const temptingAnswer = (scene: number, figures: Figures): number =>
  storyAt(scene)?.tempting(figures) ?? 0;

export const storySum = (scene: number, figures: Figures): string =>
  storyAt(scene)?.sum(figures) ?? '';

export const isTwoSteps = (scene: number): boolean => storyAt(scene)?.first !== undefined;
