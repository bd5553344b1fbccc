import { plainText } from '../../../plain-text.ts';

/** A message as rules read it: one spelling, no disguises, stems of colloquial words. */
export const normalise = (text: string): string => plainText(text);
