import { type Language, type Plan, plans } from '@nobi/contract';

/** `Rp 15.000` in Indonesian, `Rp 15,000` in English. */
export const rupiah = (amount: number, language: Language) =>
  `Rp ${new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US').format(amount)}`;

export const priceOf = (plan: Plan, language: Language) => rupiah(plans[plan].rupiah, language);
