/** Things that do something: a shoe with legs, arms and a face. Own work. */
import type { Thing } from '../rules/words.ts';
import { arm, eye, mouthOf, type Pose } from './actors.ts';
import { natural, type Paint, rimmed } from './paint.ts';
import { props } from './props.ts';

/** As large as the others, who are this high and wide. */
const largest = { tall: 104, wide: 92 };

export const alive = (thing: Thing, painted: Paint | null, pose: Pose): string => {
  const { back, front, tall, wide } = props[thing];
  const paint = painted ?? natural[thing];
  const size = Math.min(largest.tall / tall, largest.wide / wide);
  const middle = -12 - tall * size * (thing === 'tree' ? 0.64 : 0.42);
  const feet = [-16, 16]
    .map((x) => `<ellipse cx="${x}" cy="-5" rx="12" ry="7" ${rimmed(paint)}/>`)
    .join('');
  const armOf = (side: 1 | -1): string => {
    const isUp = pose.arms === 'up' || (pose.arms === 'one-up' && side === 1);
    const y = middle + (isUp ? 46 : 26);
    return `<g transform="translate(${side * 14} ${y})">${arm(side, pose.arms, paint)}</g>`;
  };
  return [
    `<path d="M-14 -6V-20M14 -6V-20" stroke="${paint.dark}" stroke-width="8"/>`,
    feet,
    armOf(-1),
    `<g transform="translate(0 -12) scale(${size.toFixed(2)})">${back(paint)}${front?.(paint) ?? ''}</g>`,
    eye(-13, middle - 4, pose),
    eye(13, middle - 4, pose),
    mouthOf({ y: middle + 14, wide: 9 }, pose),
    armOf(1),
  ].join('');
};
