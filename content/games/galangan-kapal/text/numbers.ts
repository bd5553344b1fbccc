/** Numbers as they are written: a comma in Indonesian, a point in English; a real minus. Pure. */
import type { Lang } from '@nobi/kit/guest';
import { at, type Order } from '../rules/order.ts';

const marks: Readonly<Record<Lang, readonly [group: string, point: string]>> = {
  id: ['.', ','],
  en: [',', '.'],
};

/** With the group marks of the language; small parts are kept. By hand, for a sheet is drawn at every pull. */
export const figure = (value: number, lang: Lang): string => {
  const [group, point] = marks[lang];
  const [whole = '', part = ''] = value.toFixed(8).split('.');
  const small = part.replace(/0+$/, '');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return small === '' ? grouped : `${grouped}${point}${small}`;
};

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const pair = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;

/** A mast is so many metres tall, and that of a model so many centimetres. */
export const unitOfMast = ({ n }: Order): string => (at(n, 0) === 1 ? 'cm' : 'm');
