import { mostClipBytes } from '@nobi/contract';
import { containerOf } from '../clip-file.rules.ts';

/** Fifteen, and what a recorder adds before it stops. */
const mostSeconds = 16;
/** A spoken consonant takes longer. */
const leastSeconds = 0.1;

/** Why a take cannot be stored, as a code of the catalogue; undefined when it can. */
export const takeFault = (
  bytes: Uint8Array | undefined,
  secondsOf: (bytes: Uint8Array) => number,
) => {
  if (!bytes || bytes.length === 0) return 'invalid_input';
  if (bytes.length > mostClipBytes) return 'too_large';
  if (!containerOf(bytes)) return 'staff_take_refused';
  const seconds = secondsOf(bytes);
  if (seconds > mostSeconds) return 'staff_take_long';
  return seconds < leastSeconds ? 'staff_take_short' : undefined;
};
