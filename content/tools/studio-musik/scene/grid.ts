/** The squares: one surface for fingers, on which the nearest square answers, and a grid for keys. */
import {
  isOn,
  type Layer,
  layers,
  noteCount,
  pageSteps,
  rowCount,
  type Song,
  type Spot,
} from '../rules/song.ts';

export interface GridOrders {
  /** `isOne` goes on with the stroke that began before. */
  set(spot: Spot, on: boolean, isOne: boolean): void;
  isOn(spot: Spot): boolean;
  label(spot: Spot): string;
}

export interface GridLook {
  song: Song;
  layer: Layer;
  page: number;
}

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Grid {
  readonly box = document.createElement('div');
  #cells: HTMLElement[][] = [];
  #orders: GridOrders;
  #page = 0;
  #cursor: Spot = { step: 0, row: 2 };
  #stroke: { on: boolean; last: string } | null = null;

  constructor(orders: GridOrders) {
    this.#orders = orders;
    this.box.className = 'grid';
    this.box.setAttribute('role', 'grid');
    for (let row = 0; row < rowCount; row += 1) this.#addRow(row);
    this.#listen();
  }

  show({ song, layer, page }: GridLook): void {
    this.#page = page;
    this.box.dataset.layer = layer;
    this.box.dataset.notes = String(noteCount(song));
    const others = layers.filter((each) => each !== layer);
    this.#each((cell, { step, row }) => {
      const spot = { step: step + page * pageSteps, row };
      cell.setAttribute('aria-selected', String(isOn(song, layer, spot)));
      cell.ariaLabel = this.#orders.label(spot);
      for (const [at, other] of others.entries())
        cell.classList.toggle(at === 0 ? 'has-one' : 'has-two', isOn(song, other, spot));
    });
  }

  /** The column that sounds now, or none. */
  light(step: number | null): void {
    const column = step === null ? -1 : step - this.#page * pageSteps;
    this.#each((cell, spot) => cell.classList.toggle('is-now', spot.step === column));
  }

  focus(): void {
    this.#cells[this.#cursor.row]?.[this.#cursor.step]?.focus({ preventScroll: true });
  }

  #addRow(row: number): void {
    const line = document.createElement('div');
    line.className = 'grid-row';
    line.setAttribute('role', 'row');
    const cells = Array.from({ length: pageSteps }, (_, step) => {
      const cell = document.createElement('div');
      cell.className = `cell row-${row}`;
      cell.classList.toggle('is-beat', step % 4 === 0);
      cell.dataset.at = `${step}-${row}`;
      cell.setAttribute('role', 'gridcell');
      cell.tabIndex = step === this.#cursor.step && row === this.#cursor.row ? 0 : -1;
      return cell;
    });
    this.#cells.push(cells);
    line.append(...cells);
    this.box.append(line);
  }

  #each(run: (cell: HTMLElement, spot: Spot) => void): void {
    for (const [row, cells] of this.#cells.entries())
      for (const [step, cell] of cells.entries()) run(cell, { step, row });
  }

  #listen(): void {
    const { box } = this;
    box.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      box.setPointerCapture(event.pointerId);
      const spot = this.#nearest(event);
      this.#stroke = { on: !this.#orders.isOn(spot), last: '' };
      this.#go(spot, false);
    });
    box.addEventListener('pointermove', (event) => {
      if (this.#stroke && event.isPrimary) this.#go(this.#nearest(event), true);
    });
    for (const kind of ['pointerup', 'pointercancel'] as const)
      box.addEventListener(kind, () => {
        this.#stroke = null;
      });
    box.addEventListener('keydown', (event) => this.#key(event));
    box.addEventListener('focusin', ({ target }) => {
      this.#each((cell, spot) => {
        cell.tabIndex = cell === target ? 0 : -1;
        if (cell === target) this.#cursor = spot;
      });
    });
  }

  #nearest({ clientX, clientY }: PointerEvent): Spot {
    const { left, top, width, height } = this.box.getBoundingClientRect();
    const within = (share: number, count: number): number =>
      Math.max(0, Math.min(count - 1, Math.floor(share * count)));
    return {
      step: within((clientX - left) / width, pageSteps) + this.#page * pageSteps,
      row: within((clientY - top) / height, rowCount),
    };
  }

  #go(spot: Spot, isOne: boolean): void {
    const place = `${spot.step} ${spot.row}`;
    if (!this.#stroke || this.#stroke.last === place) return;
    this.#stroke.last = place;
    this.#orders.set(spot, this.#stroke.on, isOne);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    if (way) {
      const { step, row } = this.#cursor;
      const next = {
        step: Math.max(0, Math.min(pageSteps - 1, step + way[0])),
        row: Math.max(0, Math.min(rowCount - 1, row + way[1])),
      };
      this.#cells[next.row]?.[next.step]?.focus({ preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') {
      const spot = { step: this.#cursor.step + this.#page * pageSteps, row: this.#cursor.row };
      if (!event.repeat) this.#orders.set(spot, !this.#orders.isOn(spot), false);
    } else return;
    event.preventDefault();
  }
}
