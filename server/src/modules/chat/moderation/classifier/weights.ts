import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Weights, type WeightsOf, weightsIn } from './weight-rows.ts';

let read: Weights | undefined;

/** As `npm run train-nobi` has learnt them; read when first asked for, so that they can be learnt anew. */
const learnt = (): Weights => {
  read ??= weightsIn(readFileSync(join(import.meta.dirname, 'weights.bin')));
  return read;
};

export const weightsOf: WeightsOf = (sign) => learnt().of(sign);
export const pieceWeights = (): Int8Array => learnt().pieces;
