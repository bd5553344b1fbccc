import type { Plan } from '@nobi/contract';
import { payments as en } from '../../text/en/payments.ts';
import { payments as id } from '../../text/id/payments.ts';
import { inLanguage } from '../../text/index.ts';
import { currentLanguage } from '../../text/language.ts';
import { dateInWib, rupiah } from './money.rules.ts';

export const words = inLanguage({ en, id });
export const planName = (plan: Plan): string => words[plan];
export const priceWords = (amount: number): string => rupiah(amount, currentLanguage());
export const dateWords = (instant: string): string => dateInWib(instant, currentLanguage());
