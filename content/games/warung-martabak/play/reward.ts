/** The reward of every order: a topping rains down, everybody eats, and each face says what it was. */

import { seeded, shuffled } from '@nobi/kit/guest';
import { holds, type Point, type Slice } from '@nobi/kit/slices';
import { type Actor, travel } from '../scene/actors.ts';
import { toppingPictures } from '../view/toppings.ts';
import type { Context } from './context.ts';
import { offer, restChoices } from './controls.ts';

export interface Portion {
  /** Whose it is, by the place at the counter. */
  person: number;
  actors: readonly Actor[];
}

const svgSpace = 'http://www.w3.org/2000/svg';
const size = 44;

/** Places on a piece that a topping may land on, the same each time for the same seed. */
const landings = (slice: Slice, many: number, seed: number): Point[] => {
  const random = seeded(seed);
  const found: Point[] = [{ ...slice.middle }];
  for (let turn = 0; turn < 60 && found.length < many; turn += 1) {
    const at = { x: random() * 2.6 - 1.3, y: random() * 2 - 1 };
    const inner = {
      x: at.x + (at.x - slice.middle.x) * 0.3,
      y: at.y + (at.y - slice.middle.y) * 0.3,
    };
    if (
      holds(slice, inner) &&
      found.every((each) => Math.hypot(each.x - at.x, each.y - at.y) > 0.3)
    )
      found.push(at);
  }
  return found;
};

export interface Landed extends Point {
  what: number;
  /** Things come down one after another, in four waves. */
  late: number;
}

/** One thing on top of a piece, drawn into the piece, so that it travels along. */
export const stick = (actor: Actor, { what, late, ...at }: Landed): void => {
  // Drawn a hundred times larger and shrunk: browsers round a picture of half a unit away to nothing.
  const spot = document.createElementNS(svgSpace, 'g');
  spot.setAttribute('transform', `translate(${at.x} ${at.y}) scale(0.01)`);
  const image = document.createElementNS(svgSpace, 'image');
  const settings = {
    href: toppingPictures[what] ?? '',
    x: -size / 2,
    y: -size / 2,
    width: size,
    height: size,
    class: `drop late-${late % 4}`,
  };
  for (const [name, value] of Object.entries(settings)) image.setAttribute(name, String(value));
  spot.append(image);
  actor.element.querySelector('svg')?.append(spot);
};

const rain = (context: Context, portions: readonly Portion[], what: number): void => {
  const actors = portions.flatMap((each) => each.actors);
  const each = Math.max(2, Math.round(9 / actors.length));
  for (const [i, actor] of actors.entries())
    for (const slice of actor.slices)
      for (const [n, at] of landings(
        slice,
        Math.max(1, Math.round(each * Math.min(1, slice.share * 6))),
        i + 3,
      ).entries())
        stick(actor, { what, ...at, late: n + i });
  context.sounds.play('plop');
  context.clock.after(0.25, () => context.sounds.play('plop', { pitch: 1.3 }));
};

/** Pieces fly to their eaters, and the faces do the rest. */
const eat = (context: Context, portions: readonly Portion[], what: number): void => {
  const { stall, motions, clock, sounds, text } = context;
  const { crowd } = stall;
  for (const { person, actors } of portions)
    for (const [i, actor] of actors.entries()) {
      const mouth = crowd.mouth(person);
      const seconds = context.calm() ? 0.02 : 0.5 + i * 0.12;
      actor.element.classList.add('is-up');
      const done = (): void => {
        actor.element.hidden = true;
        crowd.feel(person, 'yum');
      };
      travel(motions, actor, {
        ...mouth,
        scale: 0.24,
        seconds,
        hop: context.calm() ? 0 : 50,
        done,
      });
    }
  for (const late of [0.7, 1, 1.3]) clock.after(late, () => sounds.play('munch'));
  clock.after(1, () => context.stage.tell(text().yum));
  clock.after(1.6, () => {
    for (const { person } of portions) {
      crowd.feel(person, what === 3 || what === 4 ? 'much' : 'joy');
      crowd.treat(person, what);
    }
    crowd.call(portions[0]?.person ?? 0, text().treats[what] ?? '');
    sounds.play('voice', { pitch: 1 + (what % 4) * 0.2 });
  });
};

/** Three toppings to choose from; the seed decides which. Then everybody eats. */
export const treatAll = (
  context: Context,
  order: { portions: readonly Portion[]; seed: number },
  then: () => void,
): void => {
  const { portions, seed } = order;
  const { stage, clock, text } = context;
  const kinds = shuffled(seeded(seed), [...toppingPictures.keys()]).slice(0, 3);
  stage.tell(text().topping);
  const pick = (what: number): void => {
    restChoices(stage, true);
    rain(context, portions, what);
    clock.after(context.calm() ? 0.5 : 1.1, () => eat(context, portions, what));
    clock.after(context.calm() ? 3.2 : 4.2, then);
  };
  const row = offer(
    stage,
    'toppings',
    kinds.map((what) => ({
      name: 'topping',
      label: text().toppings[what] ?? '',
      picture: toppingPictures[what] ?? '',
      run: () => pick(what),
    })),
  );
  row.ariaLabel = text().topping;
};
