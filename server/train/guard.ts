import { kinds, signsOf } from '../src/modules/chat/moderation/classifier/classify.rules.ts';
import { weightBytes } from '../src/modules/chat/moderation/classifier/weights.ts';
import { promptsOf } from '../src/modules/chat/moderation/dataset/read-dataset.ts';
import {
  type Sample,
  samplesFromTemplates,
} from '../src/modules/chat/moderation/dataset/templates.ts';
import { read } from '../src/modules/chat/moderation/normalisation/normalise.rules.ts';
import { askedQuestions, toldSituations } from './data.ts';

interface Example {
  readonly kind: number;
  readonly signs: readonly string[];
  /** What is made of templates counts less than what somebody wrote. */
  readonly weight: number;
}

const example = ({ label, text }: Sample, weight: number): Example => ({
  kind: [...kinds].map(String).indexOf(label),
  signs: [...signsOf(read(text))],
  weight,
});

/** Kinds of sets that are stopped, each with its own label. */
const stoppedKinds = [['harmful-en'], ['harmful-id', 'harmful-mixed'], ['harmful-child'], ['help']];
/** A child's earnest question that is refused is worse than one that is missed. */
const answeredKinds = [
  ['everyday', 1],
  ['borderline', 1],
  ['sensitive', 2.5],
] as const;

/** The dev rows by what is right for them, with how much each counts. */
const examples = [
  ...stoppedKinds.flatMap((kinds) => promptsOf(kinds, 'dev').map((prompt) => example(prompt, 1))),
  ...answeredKinds.flatMap(([kind, weight]) =>
    promptsOf([kind], 'dev').map(({ text }) => example({ label: 'answer', text }, weight)),
  ),
  ...samplesFromTemplates().map((sample) => example(sample, 0.15)),
  // What cards answer, and what only sounds like need, is harmless.
  ...askedQuestions().map(({ text }) => example({ label: 'answer', text }, 0.5)),
  ...toldSituations()
    .filter(({ label }) => label === 'none')
    .map(({ text }) => example({ label: 'answer', text }, 1.5)),
].filter(({ kind }) => kind >= 0);

/** A sign said once says little: the weights of so many examples at least. */
const least = 2;

const oftenEnough = (): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { signs, weight } of examples)
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + Math.max(weight, 0.34));
  return new Set([...counts].filter(([, count]) => count >= least).map(([sign]) => sign));
};

interface Row {
  readonly weights: Float64Array;
  readonly steps: Float64Array;
}

const newRow = (): Row => ({
  weights: new Float64Array(kinds.length),
  steps: new Float64Array(kinds.length).fill(0.01),
});

const sharesOf = (rows: readonly Row[], bias: Row): number[] => {
  const root = Math.sqrt(Math.max(1, rows.length));
  const sums = kinds.map(
    (_, kind) =>
      (bias.weights[kind] ?? 0) +
      rows.reduce((sum, { weights }) => sum + (weights[kind] ?? 0), 0) / root,
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

/** A step of AdaGrad: a weight that has moved much moves less. */
const move = ({ weights, steps }: Row, kind: number, change: number) => {
  steps[kind] = (steps[kind] ?? 0) + change * change;
  weights[kind] = (weights[kind] ?? 0) - (0.3 * change) / Math.sqrt(steps[kind] ?? 1);
};

/** Weights of a softmax regression; the same from the same prompts, whoever runs it. */
const learn = (): ReadonlyMap<string, readonly number[]> => {
  const bias = newRow();
  const rows = new Map<string, Row>();
  for (const sign of [...oftenEnough()].sort()) rows.set(sign, newRow());
  const data = examples.map(({ signs, kind, weight }) => ({
    kind,
    weight,
    known: signs.flatMap((sign) => rows.get(sign) ?? []),
  }));
  for (let round = 0; round < 25; round += 1)
    for (let step = 0; step < data.length; step += 1) {
      const { kind, weight, known } = data[(step * 7919 + round * 31) % data.length] ??
        data[0] ?? { kind: 0, weight: 0, known: [] };
      const root = Math.sqrt(Math.max(1, known.length));
      sharesOf(known, bias).forEach((share, at) => {
        const change = (share - (at === kind ? 1 : 0)) * weight;
        if (Math.abs(change) < 1e-4) return;
        bias.weights[at] = (bias.weights[at] ?? 0) - 0.01 * change;
        for (const row of known) move(row, at, change / root);
      });
    }
  rows.set('', bias);
  return new Map([...rows].map(([sign, { weights }]) => [sign, [...weights]]));
};

/** The weights of the guard, as bytes of its file. */
export const guardBytes = (): Buffer => weightBytes(learn());
