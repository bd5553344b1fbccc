import { kinds } from '../src/modules/chat/moderation/classifier/classify.rules.ts';
import { signsOf } from '../src/modules/chat/moderation/classifier/signs.rules.ts';
import {
  headLength,
  inParts,
  numberOf,
  parts,
  rowLength,
} from '../src/modules/chat/moderation/classifier/weight-rows.ts';
import type { Example } from './guard-examples.ts';
import { pieceBytes } from './guard-pieces.ts';

type Known = Pick<Example, 'kind' | 'weight'> & { readonly signs: readonly string[] };

/** A sign said seldom says little: the weights of so many examples at least. */
const least = 8;

const oftenEnough = (examples: readonly Known[]): ReadonlySet<string> => {
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
const learn = (examples: readonly Known[]): ReadonlyMap<string, readonly number[]> => {
  const bias = newRow();
  const rows = new Map<string, Row>();
  for (const sign of [...oftenEnough(examples)].sort()) rows.set(sign, newRow());
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

const rowBytes = (sign: string, weights: readonly number[]): Buffer => {
  const row = Buffer.alloc(rowLength);
  row.writeUInt32LE(numberOf(sign));
  weights.forEach((weight, kind) => {
    row[4 + kind] = 128 + inParts(weight, parts);
  });
  return row;
};

/** The weights of the guard learnt from these, as bytes of its file. */
export const guardBytes = (all: readonly Example[]): Buffer => {
  const examples = all.map(({ kind, weight, sentences }) => ({
    kind,
    weight,
    signs: [...signsOf(sentences)],
  }));
  const rows = [...learn(examples)].map(([sign, weights]) => rowBytes(sign, weights));
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(rows.length);
  return Buffer.concat([head, ...rows, pieceBytes(all)]);
};
