import * as z from 'zod/mini';
import type { Output } from './shapes.ts';

/** What the product and `npm run synthetic` share; the code is the command's alone. */
export const syntheticFields = {
  SYNTHETIC_KEY: z.optional(z.string().check(z.minLength(32))),
  SYNTHETIC_VOUCHER: z.optional(z.string()),
};

export const readSynthetic = (environment: Output<typeof syntheticFields>) => ({
  syntheticKey: environment.SYNTHETIC_KEY,
});

const ofCommand = z.object(syntheticFields);

/** For the command, which may run on a machine that has no other setting. */
export const syntheticCommandSettings = (values: Record<string, string | undefined>) => {
  const read = ofCommand.safeParse({
    SYNTHETIC_KEY: values.SYNTHETIC_KEY || undefined,
    SYNTHETIC_VOUCHER: values.SYNTHETIC_VOUCHER || undefined,
  });
  return read.success && read.data.SYNTHETIC_KEY !== undefined
    ? { key: read.data.SYNTHETIC_KEY, voucher: read.data.SYNTHETIC_VOUCHER }
    : undefined;
};
