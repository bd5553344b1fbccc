import {
  type Weights,
  type WeightsOf,
  weightsIn,
} from '../src/modules/chat/moderation/classifier/weight-rows.ts';

let read: Weights | undefined;

/** A browser has no file to read: the weights are handed in before anything is judged. */
export const takeWeights = (bytes: Uint8Array) => {
  read = weightsIn(bytes);
};

const taken = (): Weights => {
  if (!read) throw new Error('Nothing is judged without its weights');
  return read;
};

/** Both stand in the place of the server's own (`web/build/here.ts`). */
export const weightsOf: WeightsOf = (sign) => taken().of(sign);
export const pieceWeights = (): Int8Array => taken().pieces;
