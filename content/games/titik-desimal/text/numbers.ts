/** Places on the line as they are written: with a comma in Indonesian, a point in English. Pure. */
import type { Lang } from '@nobi/kit/guest';
import { type Order, one } from '../rules/orders.ts';

const mark: Readonly<Record<Lang, string>> = { id: ',', en: '.' };

/** `places` asks for zeros at the end; else there are as many digits as it takes. */
export const decimal = (value: number, lang: Lang, places = 0): string => {
  const text = (value / one).toFixed(4).replace(/0+$/, '');
  const [whole = '0', rest = ''] = text.split('.');
  const digits = rest.padEnd(places, '0');
  return digits === '' ? whole : `${whole}${mark[lang]}${digits}`;
};

/** A place as the order's line names it. */
export const placeName = (
  { form, b }: Pick<Order, 'form' | 'b'>,
  value: number,
  lang: Lang,
): string => {
  if (form === 'percent') return `${decimal(value * 100, lang)}%`;
  return form === 'part' && b > 0 ? `${decimal(value, lang)} km` : decimal(value, lang);
};
