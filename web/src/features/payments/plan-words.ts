import { currentLanguage } from '@nobi/client/language';
import { type Plan, rupiah } from '@nobi/contract';
import { words } from './words.ts';

export const planName = (plan: Plan): string => words[plan];
export const priceWords = (amount: number): string => rupiah(amount, currentLanguage());
