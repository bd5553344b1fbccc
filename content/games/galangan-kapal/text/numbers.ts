/** Numbers as they are written: a comma in Indonesian, a point in English; a real minus. Pure. */
import type { Lang } from '@nobi/kit/guest';
import { at, type Order } from '../rules/order.ts';

/** With the group marks of the language; small parts are kept. */
export const figure = (value: number, lang: Lang): string =>
  value.toLocaleString(lang === 'id' ? 'id-ID' : 'en-GB', { maximumFractionDigits: 8 });

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const pair = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;

/** A mast is so many metres tall, and that of a model so many centimetres. */
export const unitOfMast = ({ n }: Order): string => (at(n, 0) === 1 ? 'cm' : 'm');
