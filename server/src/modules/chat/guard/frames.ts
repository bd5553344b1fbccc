import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prompt } from './prompts.ts';

const linesOf = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, 'prompts', 'frames', name), 'utf8')
    .trim()
    .split('\n');

/** Numbers that look like chance and are the same each time. */
const drawing = () => {
  let seed = 7;
  return (count: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % count;
  };
};

type Draw = ReturnType<typeof drawing>;

const pick = (draw: Draw, choices: readonly string[]) => choices[draw(choices.length)] ?? '';

/** "label: rest" */
const partsOf = (line: string): readonly [string, string] => {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
};

/** Each act, wished for in several ways: a wish alone then speaks for nothing. */
const wished = (draw: Draw, language: string): readonly Prompt[] => {
  const wishes = linesOf(`wishes.${language}.txt`);
  return linesOf(`acts.${language}.txt`).flatMap((line) => {
    const [label, acts] = partsOf(line);
    const times = label === 'answer' ? 10 : 5;
    return acts.split('; ').flatMap((act) =>
      Array.from({ length: times }, () => ({
        label,
        text: pick(draw, wishes).replace('{}', act),
      })),
    );
  });
};

/** What children tell, from frames with changing people, acts and things. */
const told = (draw: Draw, name: string): readonly Prompt[] => {
  const lines = linesOf(name);
  const slots = new Map(
    lines
      .filter((line) => line.startsWith('@'))
      .map(partsOf)
      .map(([slot, words]) => [slot.slice(1), words.split('|')]),
  );
  return lines
    .filter((line) => !line.startsWith('@'))
    .flatMap((line) => {
      const [label, frame] = partsOf(line);
      const texts = Array.from({ length: 45 }, () =>
        frame
          .replace(/\{(\w+)\}/g, (_, slot: string) => pick(draw, slots.get(slot) ?? []))
          .replace(/ +/g, ' ')
          .trim(),
      );
      return [...new Set(texts)].map((text) => ({ label, text }));
    });
};

/** Many plain sentences to learn from, beside the prompts somebody wrote. */
export const framed = (): readonly Prompt[] => {
  const draw = drawing();
  return [
    ...wished(draw, 'en'),
    ...wished(draw, 'id'),
    ...told(draw, 'told.txt'),
    ...told(draw, 'everyday.txt'),
  ];
};
