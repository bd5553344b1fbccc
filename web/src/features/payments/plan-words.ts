import type { Plan } from '@nobi/contract';
import { currentLanguage } from '../../text/language.ts';
import { dateInWib, rupiah } from './money.rules.ts';
import { words } from './words.ts';

export const planName = (plan: Plan): string => words[plan];
export const priceWords = (amount: number): string => rupiah(amount, currentLanguage());
export const dateWords = (instant: string): string => dateInWib(instant, currentLanguage());
