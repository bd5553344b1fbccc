import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberOf, parts, rowLength, rowsIn } from './weight-rows.ts';

/** As `npm run train-nobi` has learnt them. */
export const weightsOf = rowsIn(readFileSync(join(import.meta.dirname, 'weights.bin')));

/** The bytes of a file of learnt weights. */
export const weightBytes = (learnt: ReadonlyMap<string, readonly number[]>): Buffer =>
  Buffer.concat(
    [...learnt].map(([sign, weights]) => {
      const row = Buffer.alloc(rowLength);
      row.writeUInt32LE(numberOf(sign));
      weights.forEach((weight, kind) => {
        const whole = Math.round(weight * parts);
        row[4 + kind] = 128 + Math.max(-128, Math.min(127, whole));
      });
      return row;
    }),
  );
