/** Somebody in, on, under, behind or next to something. Pure. */
import type { Does, Who } from '../rules/meaning.ts';
import type { Prep } from '../rules/words.ts';
import { calm, crowd, drawn, highOf, paintOf, poses, propOf, put } from './crowd.ts';

type At = Extract<Does, { kind: 'at' }>;

const smaller = 0.74;
/** As large as the frame lets it be. */
const fitted = (tall: number): number => Math.min(1.3, 200 / tall);
const standing = (who: Who): string => crowd(who, calm, 'mv-sway');
const tallest = (who: Who, { object }: At): number => {
  const { tall, top } = propOf(object);
  return Math.max(tall, -top + 120 * smaller * highOf(who));
};

const inside = (who: Who, does: At): string => {
  const prop = propOf(does.object);
  const paint = paintOf(does.object);
  const { x, y } = prop.inside ?? { x: 0, y: 0 };
  const higher = who.count > 1 ? 14 : 0;
  const peeking = put([x, y - higher], smaller, crowd(who, { ...calm, arms: 'up' }, 'mv-peek'));
  const all = prop.back(paint) + peeking + (prop.front?.(paint) ?? '');
  return put([0, 0], fitted(tallest(who, does)), all);
};

const on = (who: Who, does: At): string => {
  const { top, topX = 0 } = propOf(does.object);
  const all = drawn(does.object) + put([topX, top + 3], smaller, standing(who));
  return put([0, 0], fitted(tallest(who, does)), all);
};

/** Where there is no room below it, whoever is there holds it up. */
const under = (who: Who, { object }: At): string => {
  const { below, tall } = propOf(object);
  const high = highOf(who);
  if (below) {
    const small = crowd(who, { ...calm, eyes: 'wide' }, 'mv-sway');
    const all = drawn(object) + put([below.x, 0], below.scale / Math.max(1, high), small);
    return put([0, 0], fitted(tall), all);
  }
  const squashed = put([0, 0], '1.1 .6', crowd(who, poses.under ?? calm, 'mv-none'));
  const pressing = `<g class="mv-press">${drawn(object)}</g>`;
  return squashed + put([0, -62 * Math.min(high, 1.4)], 1, pressing);
};

/** Half of who is there can be seen at its side. */
const behind = (who: Who, { object }: At): string => {
  const isTree = object.thing === 'tree';
  // Who is small stands farther out, so as not to vanish.
  const out = who.shape === 'small' ? 0.49 : 0.42;
  const x = isTree ? 26 : propOf(object).wide * out;
  const peeking = put([x, -6], isTree ? 0.52 : 0.86, crowd(who, calm, 'mv-peek'));
  return put([-20, 0], isTree ? 1.24 : 1.08, peeking + drawn(object));
};

const nextTo = (who: Who, { object }: At): string =>
  put([-46, 0], 0.98, drawn(object)) +
  put([propOf(object).wide * 0.49 - 8, 0], smaller, standing(who));

const ways: Readonly<Record<Prep, (who: Who, does: At) => string>> = {
  in: inside,
  on,
  under,
  behind,
  'next to': nextTo,
};

export const placed = (who: Who, does: At): string => ways[does.prep](who, does);
