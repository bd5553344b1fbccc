import { helpTopics } from '../src/modules/chat/moderation/classifier/classify.rules.ts';
import {
  courses,
  coursesFrom,
  pieceParts,
  placesOf,
  weightsOfPieces,
} from '../src/modules/chat/moderation/classifier/pieces.rules.ts';
import { inParts } from '../src/modules/chat/moderation/classifier/weight-rows.ts';
import type { Example } from './guard-examples.ts';

const courseOf = (kind: number): number => {
  if (kind === 0) return 0;
  return kind <= helpTopics.length ? 1 : 2;
};

const rounds = 8;
const rate = 0.3;
const leastChange = 1e-4;

/** Softmax regression over pieces by steps of AdaGrad; the same examples give the same bytes. */
export const pieceBytes = (examples: readonly Example[]): Buffer => {
  const weights = new Float64Array(weightsOfPieces + courses);
  const steps = new Float64Array(weightsOfPieces).fill(0.01);
  const rows = examples.map(({ kind, sentences, weight }) => ({
    course: courseOf(kind),
    found: placesOf(sentences),
    weight,
  }));
  const learnFrom = ({ course, found, weight }: (typeof rows)[number]) =>
    coursesFrom(weights, found, 1).forEach((share, at) => {
      const change = (share - (at === course ? 1 : 0)) * weight;
      if (Math.abs(change) < leastChange) return;
      const bias = weightsOfPieces + at;
      weights[bias] = (weights[bias] ?? 0) - 0.01 * change;
      const slope = change / Math.sqrt(Math.max(1, found.length));
      for (const place of found) {
        const spot = place * courses + at;
        steps[spot] = (steps[spot] ?? 0) + slope * slope;
        weights[spot] = (weights[spot] ?? 0) - (rate * slope) / Math.sqrt(steps[spot] ?? 1);
      }
    });
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < rows.length; step += 1) {
      const row = rows[(step * 7919 + round * 31) % rows.length];
      if (row) learnFrom(row);
    }
  return Buffer.from(Int8Array.from(weights, (weight) => inParts(weight, pieceParts)).buffer);
};
