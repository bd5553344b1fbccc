import { type Language, type Plan, plans, rupiah } from '@nobi/contract';

export const priceOf = (plan: Plan, language: Language) => rupiah(plans[plan].rupiah, language);
