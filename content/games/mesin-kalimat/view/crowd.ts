/** Who is meant and what is meant, drawn side by side and in their sizes. Pure. */
import type { Acted, Who } from '../rules/meaning.ts';
import { type Body, isThing, type Shape, type Verb } from '../rules/words.ts';
import { actor, type Pose } from './actors.ts';
import { alive } from './alive.ts';
import { backDoing } from './effects.ts';
import { natural, type Paint, paints } from './paint.ts';
import { type Prop, props } from './props.ts';

export const put = (
  [x, y]: readonly [number, number],
  scale: string | number,
  inside: string,
): string => `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;

export const calm: Pose = { eyes: 'open', mouth: 'smile', arms: 'down' };
export const poses: Readonly<Partial<Record<Verb | 'under' | 'no', Pose>>> = {
  dancing: { ...calm, arms: 'one-up', mouth: 'open' },
  sleeping: { ...calm, eyes: 'shut', mouth: 'none' },
  jumping: { ...calm, arms: 'up', mouth: 'open' },
  flying: { ...calm, eyes: 'wide', mouth: 'open' },
  singing: { ...calm, mouth: 'open', arms: 'one-up' },
  swimming: { ...calm, arms: 'up' },
  reading: { ...calm, arms: 'hold' },
  eating: { ...calm, eyes: 'wide', mouth: 'open', arms: 'hold' },
  riding: { ...calm, eyes: 'wide', mouth: 'open', arms: 'up' },
  carrying: { ...calm, eyes: 'wide', arms: 'up' },
  under: { eyes: 'wide', mouth: 'open', arms: 'down' },
  no: { ...calm, mouth: 'none', arms: 'one-up' },
};

export const stretch: Readonly<Record<Shape, readonly [number, number]>> = {
  small: [0.52, 0.52],
  big: [1.36, 1.36],
  tall: [0.82, 1.5],
  round: [1.46, 0.84],
};

const places = [[0], [-44, 44], [-76, 0, 76]] as const;
const crowded = [1, 0.72, 0.6];

export const nounsOf = ({ noun, pronoun, count }: Who): readonly Body[] =>
  pronoun === 'they' && noun === 'boy'
    ? ['boy', 'girl']
    : Array.from({ length: count }, () => noun);

/** All who are meant, side by side on the ground; `move` says how they move. */
export const crowd = (who: Who, pose: Pose, move: string): string => {
  const behind = (move === 'mv-flying' && backDoing.flying) || '';
  const [wide, high] = who.shape ? stretch[who.shape] : [1, 1];
  const paint = who.colour ? paints[who.colour] : null;
  const size = crowded[who.count - 1] ?? 1;
  return nounsOf(who)
    .map((noun, at) =>
      put(
        [places[who.count - 1]?.[at] ?? 0, 0],
        `${(wide * size).toFixed(2)} ${(high * size).toFixed(2)}`,
        `<g class="${move} turn-${at}">${behind}${isThing(noun) ? alive(noun, paint, pose) : actor(noun, paint, pose)}</g>`,
      ),
    )
    .join('');
};

export const paintOf = ({ thing, colour }: Acted): Paint =>
  colour ? paints[colour] : natural[thing];
export const propOf = (object: Acted): Prop => props[object.thing];
const sizeOf = ({ shape }: Acted): string => (shape ? stretch[shape].join(' ') : '1');

/** The thing whole, where nobody is in it. */
export const drawn = (object: Acted): string => {
  const paint = paintOf(object);
  const prop = propOf(object);
  return `<g transform="scale(${sizeOf(object)})">${prop.back(paint)}${prop.front?.(paint) ?? ''}</g>`;
};

/** How high they are, of one that has no shape. */
export const highOf = ({ shape }: Who): number => (shape ? stretch[shape][1] : 1);
