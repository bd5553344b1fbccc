/** The wall as one surface: a press goes to its place, arrows move a frame from place to place. */
import type { Area } from '@nobi/kit/studio';
import {
  drawBack,
  drawWall,
  makeInk,
  roof,
  type Swings,
  wallTall,
  wallWide,
} from '../paint/wall.ts';
import { type Board, columns, places, rows } from '../rules/board.ts';
import type { World } from '../rules/world.ts';

const sharpest = 2;
const lowScreen = 500;

export class Wall {
  readonly box = document.createElement('div');
  #back = makeInk(1, 1);
  #front = makeInk(1, 1);
  #scale = 1;
  #cursor = Math.floor(places / 2) - columns / 2 + 2;
  #isFocused = false;

  constructor(scene: HTMLElement) {
    this.box.className = 'sheet-box';
    this.box.tabIndex = 0;
    this.box.setAttribute('role', 'application');
    this.box.append(this.#back.canvas, this.#front.canvas);
    scene.append(this.box);
  }

  fit(area: Area): void {
    this.#scale = Math.min(area.width / wallWide, area.height / wallTall);
    const [width, height] = [wallWide * this.#scale, wallTall * this.#scale];
    // On a phone on its side the line stands to the left of the wall.
    const isAside = area.height < lowScreen && area.width > width * 1.5;
    Object.assign(this.box.style, {
      left: `${area.left + (area.width - width) / (isAside ? 1 : 2)}px`,
      // Low, so that the line has room above it.
      top: `${area.top + area.height - height}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const zoom = this.#scale * Math.min(sharpest, devicePixelRatio);
    for (const ink of [this.#back, this.#front]) {
      ink.canvas.width = Math.round(wallWide * zoom);
      ink.canvas.height = Math.round(wallTall * zoom);
      ink.setTransform(zoom, 0, 0, zoom, 0, 0);
    }
    drawBack(this.#back);
  }

  draw(board: Board, world: World | null, swings: Swings): void {
    const cursor = this.#isFocused ? this.#cursor : null;
    drawWall(this.#front, board, { world, swings, cursor });
  }

  /** `change` when the frame moves or goes; `act` and `remove` at the place that is meant. */
  listen(on: {
    change(place: number): void;
    act(place: number): void;
    remove(place: number): void;
  }): void {
    this.box.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      on.act(this.#placeAt(event.clientX, event.clientY));
    });
    this.box.addEventListener('focus', () => {
      // A finger needs no frame; the Tab key does.
      this.#isFocused = this.box.matches(':focus-visible');
      on.change(this.#cursor);
    });
    this.box.addEventListener('blur', () => {
      this.#isFocused = false;
      on.change(this.#cursor);
    });
    this.box.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!this.#steer(event.key)) {
        if (event.key === 'Enter' || event.key === ' ') on.act(this.#cursor);
        else if (event.key === 'Delete' || event.key === 'Backspace') on.remove(this.#cursor);
        else return;
      }
      this.#isFocused = true;
      on.change(this.#cursor);
      event.preventDefault();
    });
  }

  beckon(): void {
    this.box.classList.remove('is-beckoning');
    // Reading the width makes the browser forget the old run of the animation.
    void this.box.offsetWidth;
    this.box.classList.add('is-beckoning');
  }

  #placeAt(clientX: number, clientY: number): number {
    const { left, top } = this.box.getBoundingClientRect();
    const inside = (value: number, most: number): number =>
      Math.max(0, Math.min(most - 1, Math.floor(value)));
    const column = inside((clientX - left) / this.#scale / 100, columns);
    const row = inside(((clientY - top) / this.#scale - roof) / 100, rows);
    return row * columns + column;
  }

  #steer(key: string): boolean {
    const [column, row] = [this.#cursor % columns, Math.floor(this.#cursor / columns)];
    if (key === 'ArrowLeft') this.#cursor -= column > 0 ? 1 : 0;
    else if (key === 'ArrowRight') this.#cursor += column < columns - 1 ? 1 : 0;
    else if (key === 'ArrowUp') this.#cursor -= row > 0 ? columns : 0;
    else if (key === 'ArrowDown') this.#cursor += row < rows - 1 ? columns : 0;
    else return false;
    return true;
  }
}
