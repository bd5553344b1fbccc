import { type Caller, opensPremium } from '../../../auth/caller.ts';
import type { QuotaLimits } from './quota.store.ts';

const aMinute = 6;
/** Siblings on several devices, together. */
const aFamilyMinute = 12;

/** Questions a day, by the clock of Jakarta. */
export const questionsADay = (caller: Caller): number => (opensPremium(caller) ? 60 : 30);

export const questionLimits = (caller: Caller): QuotaLimits => ({
  aDay: questionsADay(caller),
  aMinute,
  aFamilyMinute,
});
