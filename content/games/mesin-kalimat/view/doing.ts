/** Somebody dancing, sleeping, eating a car. Pure. */
import type { Does, Who } from '../rules/meaning.ts';
import { isThing, type Verb } from '../rules/words.ts';
import type { Pose } from './actors.ts';
import { calm, crowd, drawn, highOf, nounsOf, poses, propOf, put } from './crowd.ts';
import { overDoing, underDoing } from './effects.ts';
import { wheels } from './props.ts';

const beds = [[60], [-6, 116], [-50, 34, 118]] as const;
const lying = [1.06, 0.7, 0.5];

/** Each on a pillow of their own. */
const asleep = (who: Who, pose: Pose): string =>
  nounsOf(who)
    .map((_, at) => {
      const x = beds[who.count - 1]?.[at] ?? 0;
      const size = lying[who.count - 1] ?? 1;
      const one = crowd(
        {
          ...who,
          ...(who.pronoun === 'they' &&
            at === 1 &&
            who.noun === 'boy' && { noun: 'girl' as const }),
          pronoun: null,
          count: 1,
        },
        pose,
        'mv-sleeping',
      );
      return `${put([x - 60 * size, 2], size, underDoing.sleeping ?? '')}<g transform="translate(${x} ${-30 * size}) rotate(-90) scale(${0.86 * size})">${one}</g>`;
    })
    .join('');

const lifted: Readonly<Partial<Record<Verb, number>>> = { jumping: -42, flying: -40, swimming: 14 };

export const doing = (who: Who, { verb, object }: Extract<Does, { kind: 'doing' }>): string => {
  const pose = poses[verb] ?? calm;
  const over = overDoing[verb] ?? '';
  const all = crowd(who, pose, `mv-${verb}`);
  const high = highOf(who);
  if (verb === 'sleeping') return asleep(who, pose) + over;
  if (!object) {
    const fit = Math.min(1.3, 1.5 / high);
    // A thing has its face where the others hold a book.
    const isLow = verb === 'reading' && isThing(who.noun);
    const around = put([0, isLow ? 12 : 0], isLow ? 0.6 : 1.16, over);
    return `${underDoing[verb] ?? ''}${put([0, lifted[verb] ?? 0], fit, all)}${verb === 'swimming' ? over : around}`;
  }
  if (verb === 'eating')
    return (
      put([12, 0], Math.min(1.3, 1.5 / high), all) +
      put([-46, -56 * Math.min(1.15, high)], 0.56, `<g class="mv-bitten">${drawn(object)}</g>`) +
      over
    );
  if (verb === 'riding') {
    const prop = propOf(object);
    const fit = Math.min(1.25, 190 / (-prop.top * 0.8 + 24 + 92 * high));
    const ridden =
      put([0, -16], 0.8, drawn(object)) + (object.thing === 'car' ? '' : wheels(prop.wide * 0.8));
    const rider = put([(prop.topX ?? 0) * 0.8, prop.top * 0.8 - 12], 0.72, all);
    return `${over}${put([0, 0], fit, `<g class="mv-drive">${ridden}${rider}</g>`)}`;
  }
  const fit = Math.min(1.15, 200 / (100 * high + propOf(object).tall * 0.7));
  return put(
    [0, 0],
    fit,
    all + put([0, -98 * high], 0.7, `<g class="mv-press">${drawn(object)}</g>`) + over,
  );
};
