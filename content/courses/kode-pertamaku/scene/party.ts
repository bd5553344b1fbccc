/** The dance floor of the night market: Nobi, his guests, and the row of moves. */
import { type Desk, element } from '@nobi/kit/course';
import kelinci from '../../../art/fluent/kelinci.webp?no-inline';
import kucing from '../../../art/fluent/kucing.webp';
import jago from '../../../boards/art/jago.webp';
import type { MoveName } from '../rules/moves.ts';
import { words } from '../text/text.ts';
import { movePicture } from '../view/move-art.ts';
import { nightPicture } from '../view/night-art.ts';
import { beat, openDancer } from './dancer.ts';
import { isCalm } from './island.ts';

export interface Danced {
  /** Where it goes another way than the row says. */
  stop?: number;
  onStop?(): void;
  onEnd(): void;
}

const hop: Keyframe[] = [0, -24, 0, -12, 0].map((y) => ({ transform: `translateY(${y}%)` }));
const notes: Record<MoveName, number> = { jump: 0, clap: 4, spin: 7, sway: 9 };

const makeGuest = (desk: Desk, source: string): HTMLImageElement => {
  const guest = new Image(90, 90);
  guest.src = source;
  guest.alt = '';
  guest.draggable = false;
  guest.className = 'guest';
  guest.addEventListener('pointerdown', () => {
    desk.sound('hop', 1.3);
    if (!isCalm()) guest.animate(hop, 500);
  });
  return guest;
};

export class Party {
  readonly root = element('div', 'party');
  readonly #row = element('div', 'rb party-row');
  readonly #dancer = openDancer();
  readonly #guests: readonly HTMLImageElement[];
  readonly #desk: Desk;
  #shown: readonly MoveName[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#guests = [jago, kucing, kelinci].map((source) => makeGuest(desk, source));
    const floor = element('div', 'party-floor');
    floor.append(...this.#guests.slice(0, 1), this.#dancer.root, ...this.#guests.slice(1));
    this.#row.setAttribute('role', 'img');
    this.root.innerHTML = nightPicture;
    this.root.append(floor, this.#row);
    desk.scene.append(this.root);
    desk.onFit(() => this.#lay());
  }

  #lay(): void {
    const { clientWidth: width, clientHeight: height } = this.#desk.scene;
    const inRow = Math.min(Math.max(this.#shown.length, 4), width < 620 ? 8 : 12);
    const size = Math.min(72, (width - 40) / inRow - 4);
    this.#row.style.setProperty('--tile', `${Math.floor(size)}px`);
    this.#row.style.maxWidth = `${Math.ceil(inRow * (size + 4) + 26)}px`;
    const left = height - this.#row.offsetHeight - 26;
    const cell = Math.max(64, Math.min(250, left * 0.68, width * 0.36));
    this.root.style.setProperty('--cell', `${Math.floor(cell)}px`);
  }

  get #tiles(): HTMLElement[] {
    return [...this.#row.querySelectorAll<HTMLElement>('.rb-tile')];
  }

  show(row: readonly MoveName[], hole: number): void {
    this.#shown = row;
    this.#row.innerHTML = row
      .map((move, i) =>
        i === hole
          ? '<span class="rb-tile"><i class="rb-hole">?</i></span>'
          : `<span class="rb-tile">${movePicture(move)}</span>`,
      )
      .join('');
    this.#lay();
  }

  /** Parts of this length are drawn together. */
  group(size: number): void {
    for (const [i, tile] of this.#tiles.entries())
      tile.classList.toggle('is-odd', Math.floor(i / size) % 2 === 1);
  }

  cheer(): void {
    this.#dancer.feel('glad');
    if (isCalm()) return;
    for (const [i, guest] of this.#guests.entries())
      guest.animate(hop, { duration: 600, delay: i * 90, iterations: 2 });
  }

  dance(row: readonly MoveName[], how: Danced): void {
    this.#go(row, how, 0);
  }

  #go(row: readonly MoveName[], how: Danced, i: number): void {
    const dancer = this.#dancer;
    const desk = this.#desk;
    const move = row[i];
    if (!this.root.isConnected) return;
    for (const [at, tile] of this.#tiles.entries())
      tile.classList.toggle('is-lit', move !== undefined && at === i);
    if (!move) {
      dancer.wish('');
      dancer.feel('happy');
      how.onEnd();
      return;
    }
    dancer.move(move);
    if (i === how.stop) {
      this.#slip(row, how);
      return;
    }
    desk.sound('count', 2 ** (notes[move] / 12));
    if (i % 2 === 1 && !isCalm()) this.#guests[i % 3]?.animate(hop, 420);
    desk.clock.after(beat, () => this.#go(row, how, i + 1));
  }

  /** Here the dance leaves its pattern: Nobi loses his feet, and it ends. */
  #slip(row: readonly MoveName[], how: Danced): void {
    const dancer = this.#dancer;
    const desk = this.#desk;
    desk.sound('oops');
    desk.clock.after(beat, () => {
      if (!this.root.isConnected) return;
      dancer.stumble();
      how.onStop?.();
      desk.clock.after(1.8, () => this.#go(row, how, row.length));
    });
  }

  dress(): void {
    const text = words[this.#desk.lang()];
    this.#row.ariaLabel = this.#shown.map((move) => text.moves[move]).join(', ');
  }
}
