import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './normalise.rules.ts';
import { promptsOf } from './prompts.ts';
import { promptSets } from './sets.ts';
import { signsOf } from './suspicion.rules.ts';

const textsOf = (start: string): readonly string[] =>
  promptSets
    .filter(({ name }) => name.startsWith(start))
    .flatMap(({ files }) => files.flatMap((file) => promptsOf(file, 'dev')))
    .map(({ text }) => text);

type Example = readonly [readonly string[], 0 | 1];

const examples = (texts: readonly string[], label: 0 | 1): Example[] =>
  texts.map((text) => [[...signsOf(read(text))], label]);

/** Weights of a logistic regression; the same from the same prompts, whoever runs it. */
const learn = (data: readonly Example[]): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  const weightOf = (sign: string) => weights.get(sign) ?? 0;
  for (let round = 0; round < 40; round += 1)
    for (let step = 0; step < data.length; step += 1) {
      const [signs, label] = data[(step * 7919) % data.length] ?? [[], 0];
      const sum = signs.reduce((total, sign) => total + weightOf(sign), weightOf(''));
      const change = (0.15 / (1 + round * 0.1)) * (label - 1 / (1 + Math.exp(-sum)));
      weights.set('', weightOf('') + change);
      for (const sign of signs)
        weights.set(sign, weightOf(sign) * 0.9995 + change / Math.sqrt(signs.length));
    }
  return weights;
};

const benign = examples([...textsOf('everyday'), ...textsOf('body, death')], 0);
const hardTexts = textsOf('hard');
const hard = learn([...examples(hardTexts, 1), ...benign]);
const help = learn([...examples(textsOf('needs'), 1), ...benign, ...examples(hardTexts, 0)]);

/** What hardly weighs is left out. */
const least = 0.06;
const entries = [...new Set([...hard.keys(), ...help.keys()])]
  .sort()
  .map((sign): readonly [string, number, number] => [
    sign,
    hard.get(sign) ?? 0,
    help.get(sign) ?? 0,
  ])
  .filter(
    ([sign, more, need]) =>
      !/[,:`$]/.test(sign) && Math.max(Math.abs(more), Math.abs(need)) >= least,
  )
  .map(([sign, more, need]) => `${sign}:${more.toFixed(2)}:${need.toFixed(2)}`);

writeFileSync(
  join(import.meta.dirname, 'lexicon', 'weights.ts'),
  `/** Made by \`learn.ts\` from the dev half of the prompts: sign, weight for harm, weight for need. */\nexport const weights = \`${entries.join(',')}\`;\n`,
);
