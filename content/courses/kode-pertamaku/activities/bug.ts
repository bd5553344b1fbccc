/** A beetle hides under one tile: watch where it goes amiss, lift that tile, and Nobi gets home. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  element,
  pressable,
  type Running,
} from '@nobi/kit/course';
import type { Program } from '../../../boards/rules/program.ts';
import { arrowTile } from '../../../boards/view/arrow-art.ts';
import { boardIn, programIn } from '../rules/args.ts';
import { beetleAt } from '../rules/ways.ts';
import { Island, isCalm } from '../scene/island.ts';
import { words } from '../text/text.ts';
import { beetlePicture } from '../view/beetle.ts';
import { goSign } from '../view/signs.ts';

class Bug implements Running {
  readonly #island: Island;
  readonly #start: Program;
  readonly #fixed: Program;
  readonly #beetle: number;
  readonly #tiles: readonly HTMLButtonElement[];
  readonly #row = element('div', 'bug-row');
  readonly #desk: Desk;
  #isOver = false;
  #due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    const board = boardIn(task);
    this.#start = programIn(task);
    this.#fixed = programIn(task, 'fixed');
    this.#beetle = beetleAt(board, this.#start, this.#fixed);
    this.#due = desk.help;
    this.#island = new Island(desk, board);
    this.#tiles = this.#start.before.map((way, at) => {
      const tile = pressable('bug-tile', arrowTile(way), () => this.#lift(at));
      tile.dataset.answer = '';
      tile.dataset.right = `${at === this.#beetle}`;
      return tile;
    });
    this.#row.setAttribute('role', 'group');
    const again = pressable('act-go bug-go', goSign, () => this.#watch());
    this.#again = again;
    this.#row.append(...this.#tiles);
    this.#island.root.append(again);
    desk.controls.append(this.#row);
    this.dress();
    desk.clock.after(1.6, () => this.#watch());
    this.#help();
  }

  readonly #again: HTMLButtonElement;

  #text() {
    return words[this.#desk.lang()];
  }

  #light(at: number): void {
    for (const [i, tile] of this.#tiles.entries()) tile.classList.toggle('is-lit', i === at);
  }

  /** Nobi walks what lies there, tile by tile. */
  #watch(): void {
    const island = this.#island;
    if (!island.root.isConnected || island.busy || this.#isOver) return;
    island.walk(this.#start, {
      onLight: (place) => this.#light(place?.index ?? -1),
      onEnd: () => island.rewind(),
    });
  }

  #lift(at: number): void {
    const island = this.#island;
    const desk = this.#desk;
    if (this.#isOver) return;
    if (island.busy) island.rewind();
    this.#light(-1);
    for (const tile of this.#tiles) tile.classList.remove('is-beckoning');
    const tile = this.#tiles[at];
    if (!tile) return;
    if (at === this.#beetle) this.#fly(tile);
    else {
      desk.sound('hop');
      tile.animate({ transform: ['none', 'translateY(-26px) rotate(-7deg)', 'none'] }, 700);
      this.#due = desk.answer({ right: false, response: [at], line: this.#text().noBeetle });
      this.#help();
    }
  }

  /** The beetle flies off, the tile is turned, and Nobi sets out again. */
  #fly(tile: HTMLButtonElement): void {
    const island = this.#island;
    const desk = this.#desk;
    const fixed = this.#fixed;
    const beetle = this.#beetle;
    this.#isOver = true;
    desk.sound('pop');
    const bug = element('span', 'beetle');
    bug.innerHTML = beetlePicture;
    tile.innerHTML = arrowTile(fixed.before[beetle] ?? 'up');
    tile.append(bug);
    const away = bug.animate(
      isCalm()
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [
            { transform: 'none' },
            { transform: 'translate(30px, -70px) rotate(30deg) scale(1.2)' },
            { transform: 'translate(-40px, -190px) rotate(-30deg) scale(1)' },
            { transform: 'translate(120px, -460px) rotate(40deg) scale(0.6)', opacity: 0 },
          ],
      { duration: 1700, easing: 'ease-in', fill: 'forwards' },
    );
    away.onfinish = () => bug.remove();
    desk.clock.after(0.7, () => {
      if (!island.root.isConnected) return;
      island.walk(fixed, {
        onLight: (place) => this.#light(place?.index ?? -1),
        onHalt: () =>
          desk.answer({ right: true, response: [beetle], line: this.#text().praise.bug }),
        onEnd() {},
      });
    });
  }

  #help(): void {
    if (this.#due === 'none') return;
    this.#island.trail(this.#fixed);
    if (this.#due === 'worked') this.#tiles[this.#beetle]?.classList.add('is-beckoning');
  }

  beckon(): string {
    this.#again.classList.add('is-beckoning');
    return this.#text().watchStop;
  }

  dress(): void {
    const text = this.#text();
    this.#row.ariaLabel = text.program;
    this.#again.ariaLabel = text.watchAgain;
    for (const [i, tile] of this.#tiles.entries()) {
      const way = (this.#isOver ? this.#fixed : this.#start).before[i];
      tile.ariaLabel = way ? `${i + 1}: ${text.ways[way]}` : '';
    }
    this.#island.ribbon.show(null);
    this.#island.fit();
  }
}

export const bug: Activity = (desk, task) => new Bug(desk, task);
