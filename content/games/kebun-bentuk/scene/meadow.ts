/** The meadow around the bed: the goat and its visitors, what was planted, and what grows with each skill. */
import { Growth, type Seat } from '@nobi/kit/game';
import frog from '../../../art/small/katak.webp';
import bee from '../../../art/small/lebah.webp';
import { palette } from '../rules/looks.ts';
import { skillIds } from '../rules/tasks.ts';
import { flower, source } from '../view/flowers.ts';
import { butterfly, cloud, goat } from '../view/goat.ts';
import { growing } from '../view/scenery.ts';
import { type Area, lay, make, picture } from './area.ts';

/** What happens to the goat when a flower is planted; in turn, the sneeze first. */
export const antics = ['sneeze', 'wool', 'frog', 'dizzy'] as const;
export type Antic = (typeof antics)[number];
export type Mood = Antic | 'idle' | 'no' | 'bleat' | 'munch';

/** Seconds that an antic takes. */
export const anticSeconds = 2.9;

/** Flowers along the fence; older ones have gone to seed. The style sheet shows fewer on a phone. */
const mostPlanted = 14;
const petals = 10;
/** A bed that is larger looks empty. */
const tallest = 430;

export interface Ground {
  width: number;
  height: number;
  /** What the bar covers at the top. */
  sky: number;
  /** A phone on its side. */
  isAcross: boolean;
}

const visitors: Readonly<Record<Antic, () => Element[]>> = {
  sneeze: () => [
    make('visitor butterfly', butterfly),
    ...Array.from({ length: petals }, (_, at) => make(`petal petal-${at}`)),
  ],
  wool: () => [make('visitor cloud', cloud)],
  frog: () => [picture(frog, 'visitor frog')],
  dizzy: () => [picture(bee, 'visitor circling')],
};

const isAntic = (mood: Mood): mood is Antic => antics.some((each) => each === mood);

export class Meadow {
  readonly goat = document.createElement('button');
  /** Where there is little room it leans over the corner of the bed, or is away while that is needed. */
  isLeaning = false;
  #box = make('goat-box');
  #row = make('planted');
  #growth = new Growth(skillIds, growing);
  #planted = -1;

  constructor(scene: HTMLElement, onGoat: () => void) {
    this.goat.type = 'button';
    this.goat.className = 'goat';
    this.goat.innerHTML = goat;
    this.goat.dataset.mood = 'idle';
    this.goat.addEventListener('click', onGoat);
    this.#row.ariaHidden = 'true';
    this.#box.append(this.goat);
    scene.append(this.#growth.element, this.#row, this.#box);
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** So many flowers were planted in all; the newest pops up. */
  plant(brought: number): void {
    if (brought === this.#planted) return;
    const isNew = this.#planted >= 0;
    this.#planted = brought;
    const from = Math.max(0, brought - mostPlanted);
    this.#row.replaceChildren(
      ...Array.from({ length: brought - from }, (_, at) => {
        const look = palette[(from + at) % palette.length];
        return picture(look ? source(flower(look)) : '');
      }),
    );
    this.#row.classList.toggle('is-new', isNew);
  }

  feel(mood: Mood): void {
    this.goat.dataset.mood = 'idle';
    for (const old of this.#box.querySelectorAll('.visitor, .petal')) old.remove();
    // The same mood twice begins anew.
    this.goat.getBoundingClientRect();
    this.goat.dataset.mood = mood;
    this.#box.classList.toggle('is-near', isAntic(mood));
    // So near it lies over the bed: a press is for nobody until it is back.
    this.goat.disabled = isAntic(mood);
    if (isAntic(mood)) this.#box.append(...visitors[mood]());
  }

  /** Takes its part of the scene and answers what is left for the bed. */
  layOut({ width, height, sky, isAcross }: Ground): Area {
    const free = height - sky;
    const isWide = width > 700;
    const isBeside = isWide || isAcross;
    // Where little is left the beds along the fence make room.
    const isLow = isAcross || free < 440;
    const isNarrow = isAcross && width < 420;
    const scene = this.#box.parentElement;
    scene?.classList.toggle('is-low', isLow);
    scene?.classList.toggle('is-narrow', isNarrow);
    const strip = isLow ? 0 : Math.max(54, Math.min(free * 0.17, 120));
    const size = isAcross
      ? 88
      : Math.max(84, Math.min(free * (isWide ? 0.42 : 0.27), width * 0.2 + 60));
    lay(this.#box, { x: 6, y: height - size * 1.07 - 6, width: size, height: size * 1.07 });
    lay(this.#row, { x: 0, y: sky + strip * 0.3, width: width * 0.44, height: strip * 0.96 });
    this.#growth.seat(this.#seats({ x: width * 0.44, y: sky, width: width * 0.55, height: strip }));
    const top = sky + strip * 1.2 + (isAcross ? 4 : 14);
    const left = isBeside && !isNarrow ? size + 30 : 12;
    const wide = Math.min(width - left - 12, 760);
    const x = isBeside && !isNarrow ? Math.max(left, (width - wide) / 2) : 12;
    const isShort = !isBeside && this.isLeaning && free < 330;
    scene?.classList.toggle('is-short', isShort);
    const foot = isBeside || isShort ? 12 : size * 1.07 + 24;
    const tall = height - top - foot;
    const most = Math.min(tall, isWide ? tallest : tall);
    // On a desk it stands in the middle of the meadow.
    return { x, y: top + (isWide ? (tall - most) * 0.6 : 0), width: wide, height: most };
  }

  #seats({ x, y, width, height }: Area): Seat[] {
    const size = Math.min(width / skillIds.length, height * 1.05);
    return skillIds.map((_, at) => ({
      x: x + (width / skillIds.length) * (at + 0.5),
      y: y + height * 1.24 - size,
      size,
    }));
  }
}
