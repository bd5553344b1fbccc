/** The yard: the barn that fills, the farmer, and the terraces that grow. The land has the rest. */
import { Growth, type Seat } from '@nobi/kit/game';
import petani from '../../../art/fluent/petani.webp';
import { skillIds } from '../rules/tasks.ts';
import { barn, flyingSack, terraces } from '../view/scenery.ts';
import type { Area } from './land.ts';

/** Where there is little height, a page of the free play has it all. */
const lowest = 420;
/** A phone on its side, a tablet across, a desk. */
const wideEnough = 0.9;
const carrySeconds = 0.8;

export interface Ground {
  width: number;
  height: number;
  /** What the bar covers at the top. */
  sky: number;
  isFree: boolean;
}

/** Six seats in rows, whichever fits. */
const seatsIn = ({ x, y, width, height }: Area): Seat[] => {
  const isRow = width > height * 1.6;
  const inRow = isRow ? 6 : 3;
  const size = Math.min(width / inRow, (height / (isRow ? 1 : 2)) * 0.95, 96);
  return skillIds.map((_, at) => ({
    x: x + (width / inRow) * ((at % inRow) + 0.5),
    y: y + height - size * (isRow ? 1 : 2 - Math.floor(at / inRow)),
    size,
  }));
};

export class Yard {
  #barn = document.createElement('div');
  #farmer = new Image();
  #growth = new Growth(skillIds, terraces);
  #sacks = -1;
  #isHeld = false;

  constructor(scene: HTMLElement) {
    this.#barn.className = 'barn';
    this.#farmer.className = 'farmer';
    this.#farmer.src = petani;
    this.#farmer.alt = '';
    scene.append(this.#growth.element, this.#barn, this.#farmer);
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** So many sacks lie in the barn. The newest drops in. */
  fill(sacks: number): void {
    if (sacks === this.#sacks || this.#isHeld) return;
    const isNew = this.#sacks >= 0;
    this.#sacks = sacks;
    this.#barn.innerHTML = barn(sacks);
    this.#barn.dataset.sacks = String(sacks);
    if (isNew) this.#barn.querySelector('svg')?.classList.add('is-new');
  }

  /** The newest sack is still on its way. */
  hold(on: boolean): void {
    this.#isHeld = on;
  }

  /** A sack flies from the field to the barn; where nothing may move it is just there. */
  carryFrom(field: HTMLElement): void {
    if (document.documentElement.classList.contains('is-still')) return;
    const sack = document.createElement('div');
    sack.className = 'flying';
    sack.innerHTML = flyingSack;
    const middle = (of: HTMLElement) => ({
      x: of.offsetLeft + of.offsetWidth / 2 - 26,
      y: of.offsetTop + of.offsetHeight / 2 - 26,
    });
    const [from, to] = [middle(field), middle(this.#barn)];
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) scale(${scale})`;
    this.#barn.before(sack);
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 60 };
    const frames = [at(from, 0.4), at(top, 1.3), at(to, 0.5)].map((transform) => ({ transform }));
    const flight = sack.animate(frames, {
      duration: carrySeconds * 1000,
      easing: 'ease-in-out',
      fill: 'both',
    });
    flight.onfinish = () => sack.remove();
  }

  cheer(on: boolean): void {
    this.#farmer.classList.toggle('is-glad', on);
  }

  /** Takes its part of the scene and answers what is left for the land. */
  layOut({ width, height, sky, isFree }: Ground): Area {
    const free = height - sky;
    const isHidden = isFree && free < lowest;
    this.#barn.parentElement?.classList.toggle('is-bare', isHidden);
    if (isHidden) return { x: 12, y: sky + 10, width: width - 24, height: free - 16 };
    // Beside the land where the scene is wide, else above it.
    const isBeside = width > height * wideEnough;
    const wide = Math.min(width * (free < 300 ? 0.22 : 0.3), 330);
    const strip = Math.max(58, Math.min(free * 0.24, 190));
    const yard: Area = isBeside
      ? { x: 8, y: sky, width: wide - 8, height: free - 8 }
      : { x: 10, y: sky, width: width - 20, height: strip };
    const tall = isBeside ? Math.min(yard.width * 0.86, yard.height * 0.55) : yard.height;
    this.#place(this.#barn, { x: yard.x, y: yard.y, width: tall * 1.1, height: tall });
    const man = tall * (isBeside ? 0.42 : 0.62);
    const manX = isBeside ? yard.x + Math.min(tall * 0.95, yard.width - man) : yard.x + tall * 1.06;
    this.#place(this.#farmer, { x: manX, y: yard.y + tall - man, width: man, height: man });
    const seats: Area = isBeside
      ? { x: yard.x, y: yard.y + tall + 6, width: yard.width, height: yard.height - tall - 10 }
      : { x: manX + man, y: yard.y, width: width - manX - man - 8, height: yard.height };
    this.#growth.seat(seatsIn(seats));
    // The size of a field stands half above it, clear of the goal where there is room.
    const above = free < 300 ? 14 : 36;
    return isBeside
      ? { x: wide + 12, y: sky + above, width: width - wide - 52, height: free - above - 8 }
      : { x: 20, y: sky + strip + 16, width: width - 60, height: free - strip - 22 };
  }

  #place({ style }: HTMLElement, { x, y, width, height }: Area): void {
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
}
