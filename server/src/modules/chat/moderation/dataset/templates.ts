import { promptsOf } from './read-dataset.ts';

/** A sentence to learn from, with what it is. */
export interface Sample {
  readonly label: string;
  readonly text: string;
}

/** Numbers that look like chance and are the same each time. */
const pseudoRandom = () => {
  let seed = 7;
  return (count: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % count;
  };
};

type Draw = ReturnType<typeof pseudoRandom>;

const pick = (draw: Draw, choices: readonly string[]) => choices[draw(choices.length)] ?? '';

/** Each act, wished for in several ways: a wish alone then speaks for nothing. */
const wishesFor = (draw: Draw, language: string): readonly Sample[] => {
  const rowsOf = (set: string) => promptsOf([set]).filter((row) => row.language === language);
  const wishes = rowsOf('template-wish').map(({ text }) => text);
  return rowsOf('template-act').flatMap(({ label, text: act }) =>
    Array.from({ length: label === 'answer' ? 10 : 5 }, () => ({
      label,
      text: pick(draw, wishes).replace('{}', act),
    })),
  );
};

/** What children write, from sentences with changing people, acts and things. */
const filledIn = (draw: Draw): readonly Sample[] => {
  const slots = new Map(
    promptsOf(['template-slot']).map(({ label, text }) => [label, text.split('|')]),
  );
  return promptsOf(['template-sentence']).flatMap(({ label, text: sentence }) => {
    const texts = Array.from({ length: 45 }, () =>
      sentence
        .replace(/\{(\w+)\}/g, (_, slot: string) => pick(draw, slots.get(slot) ?? []))
        .replace(/ +/g, ' ')
        .trim(),
    );
    return [...new Set(texts)].map((text) => ({ label, text }));
  });
};

/** Many plain sentences to learn from, beside the prompts somebody wrote. */
export const samplesFromTemplates = (): readonly Sample[] => {
  const draw = pseudoRandom();
  return [...wishesFor(draw, 'en'), ...wishesFor(draw, 'id'), ...filledIn(draw)];
};
