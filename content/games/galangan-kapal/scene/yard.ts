/** The shipyard: what grows on the stocks, the board, and the water with the ship. */
import { Growth, seatsAlong } from '@nobi/kit/game';
import type { OwnBoat } from '../rules/save.ts';
import { skillIds } from '../rules/tasks.ts';
import { hullArt, shipSvg, stagesOf } from '../view/boats.ts';
import { ownArt } from '../view/own-art.ts';
import { sky } from '../view/scenery.ts';
import { Board } from './board.ts';
import type { Outcome } from './outcomes.ts';
import { Voyage } from './voyage.ts';

export class Yard {
  readonly board: Board;
  readonly voyage = new Voyage();
  #scene: HTMLElement;
  /** The child's own boat lies in the bay once it has sailed. */
  #anchored = document.createElement('span');
  #own: OwnBoat | null = null;
  /** The boat of each skill, from its keel to its sails. */
  #fleet = skillIds.map((id, at) => new Growth([id], stagesOf(hullArt[at] ?? '')));

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    const back = document.createElement('div');
    back.className = 'backdrop';
    back.innerHTML = sky;
    this.#anchored.className = 'anchored';
    this.#anchored.ariaHidden = 'true';
    scene.append(back, ...this.#fleet.map(({ element }) => element));
    scene.append(this.#anchored, this.voyage.element);
    this.board = new Board(scene);
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    for (const each of this.#fleet) each.follow(grown);
  }

  /** Cheap where nothing has changed, so a frame may call it. */
  anchor(own: OwnBoat): void {
    if (own === this.#own) return;
    this.#own = own;
    this.#anchored.hidden = own.trips === 0;
    this.#anchored.innerHTML = shipSvg(ownArt(own));
  }

  /** The board makes way, and the ship shows what it is worth. */
  launch(outcome: Outcome): void {
    this.#scene.classList.add('is-launched');
    this.voyage.sail(outcome);
  }

  ready(): void {
    this.#scene.classList.remove('is-launched');
    this.voyage.rest();
  }

  /** Takes its place; `skyHeight` is what the bar covers. */
  fit(skyHeight: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const free = height - skyHeight;
    const strip = Math.round(Math.max(34, Math.min(free * 0.2, 150)));
    const w = Math.min(width - 20, 620);
    const h = Math.min(free - strip - 10, 560);
    const ship = Math.min(width * 0.5, free * 0.62, 330);
    const set = (name: string, value: number): void =>
      this.#scene.style.setProperty(name, `${Math.round(value)}px`);
    set('--strip', strip);
    set('--deep', Math.max(strip, free * 0.34));
    set('--ship', ship);
    this.#scene.style.setProperty('--small', `${Math.min(1, (strip * 0.92) / ship).toFixed(3)}`);
    this.board.fit({
      x: (width - w) / 2,
      y: skyHeight + 6 + Math.max(0, (free - strip - 10 - h) / 2),
      w,
      h,
    });
    const size = Math.min(width * 0.15, free * 0.2, 96);
    const seats = seatsAlong([0.1, 0.26, 0.42, 0.58, 0.74, 0.9], {
      width,
      top: height - Math.max(strip, free * 0.34) - size,
      size,
    });
    for (const [at, each] of this.#fleet.entries()) {
      const seat = seats[at];
      if (seat) each.seat([seat]);
    }
  }
}
