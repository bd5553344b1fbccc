/** The shelf: planks of books, one plank at a time. The first touch says the title, the second opens. */
import { pageArt } from '../art/page-art.ts';
import type { Cover } from '../rules/cover.ts';
import { type Plank, plankAt, planksOf } from '../rules/shelf.ts';
import { icons, plants } from '../view/icons.ts';
import { button, make, picture } from '../view/make.ts';
import type { Context, View } from './context.ts';

const ribbon =
  '<svg class="ribbon" viewBox="0 0 24 44" aria-hidden="true"><path d="M2 0H22V42L12 32L2 42Z" fill="#e8436b"/><path d="M12 8l2.600 5.400 5.900.8-4.300 4.200 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.200 5.900-.8Z" fill="#fff3dc"/></svg>';

/** A cover is a little taller than wide; a plank has as many as fit. */
const least = { wide: 140, tall: 150 };
const gap = 18;
const most = { columns: 4, rows: 2 };

const countFor = ({ width, height }: DOMRect): { columns: number; rows: number } => {
  const wide = width > 700 ? 210 : least.wide;
  const columns = Math.min(most.columns, Math.floor((width + gap) / (wide + gap)));
  const rows = Math.min(most.rows, Math.floor((height + gap) / (least.tall + gap + 12)));
  return { columns: Math.max(1, columns), rows: Math.max(1, rows) };
};

export class ShelfView implements View {
  readonly box = make('div', 'shelf');
  readonly controls: readonly HTMLElement[];
  readonly corner: readonly HTMLElement[];
  #context: Context;
  #open: (id: string) => void;
  #chosen: string | null = null;
  #planks: Plank[] = [];
  #size = '';
  #before: HTMLButtonElement;
  #after: HTMLButtonElement;
  #plate: HTMLButtonElement;

  constructor(context: Context, open: (id: string) => void) {
    this.#context = context;
    this.#open = open;
    const words = context.text();
    const walk = (by: 1 | -1) => () => this.swipe(by);
    this.#before = button({
      kind: 'walk',
      face: icons.before,
      name: words.before,
      press: walk(-1),
    });
    this.#after = button({ kind: 'walk', face: icons.after, name: words.after, press: walk(1) });
    this.#plate = button({ kind: 'plate', press: () => this.#sayPlank() });
    this.controls = [this.#before, this.#plate, this.#after];
    const finish = () => context.finish();
    this.corner = [
      button({ kind: 'nobi-round finish', face: icons.done, name: words.finish, press: finish }),
    ];
    this.box.setAttribute('role', 'group');
    this.box.ariaLabel = words.shelf;
  }

  get goal(): string {
    return this.#context.text().goal;
  }

  fit(): void {
    const outer = this.box.getBoundingClientRect();
    if (outer.width === 0) return;
    const style = getComputedStyle(this.box);
    const inner = new DOMRect(
      0,
      0,
      outer.width - Number.parseFloat(style.paddingLeft) * 2,
      outer.height - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
    );
    const { columns, rows } = countFor(inner);
    const size = `${columns} ${rows}`;
    this.box.style.setProperty('--columns', String(columns));
    this.box.style.setProperty('--rows', String(rows));
    if (size === this.#size) return;
    this.#size = size;
    this.#planks = planksOf(columns * rows, this.#context.added);
    this.#show();
  }

  swipe(by: 1 | -1): void {
    const next = this.#planks[this.#at + by];
    if (!next) return;
    const before = this.#planks[this.#at];
    this.#chosen = null;
    this.#context.put({ shelf: next.from });
    this.#context.sounds.play('page');
    this.#show();
    if (next.level !== before?.level) this.#sayPlank();
  }

  key(key: string): boolean {
    if (key === 'PageUp' || key === 'PageDown') this.swipe(key === 'PageUp' ? -1 : 1);
    return key === 'PageUp' || key === 'PageDown';
  }

  get #at(): number {
    return plankAt(this.#planks, this.#context.progress.shelf);
  }

  #sayPlank(): void {
    const plank = this.#planks[this.#at];
    if (!plank) return;
    this.#context.stage.tell(this.#context.text().levelLines[plank.level - 1] ?? '');
  }

  #show(): void {
    const plank = this.#planks[this.#at];
    if (!plank) return;
    const { text } = this.#context;
    this.box.replaceChildren(...plank.books.map((cover) => this.#book(cover)));
    this.box.dataset.level = String(plank.level);
    const name = text().levels[plank.level - 1] ?? '';
    this.#plate.innerHTML = plants[plank.level - 1] ?? '';
    this.#plate.append(make('span', 'label', name));
    this.#plate.dataset.level = String(plank.level);
    this.#before.disabled = this.#at === 0;
    this.#after.disabled = this.#at === this.#planks.length - 1;
  }

  #book(cover: Cover): HTMLButtonElement {
    const { guest, progress, text } = this.#context;
    const title = cover.title[guest.settings.lang];
    const isRead = progress.read.includes(cover.id);
    const book = button({
      kind: 'book',
      name: text().book(title, isRead),
      press: () => this.#touch(cover, book),
    });
    book.dataset.book = cover.id;
    book.dataset.level = String(cover.level);
    book.setAttribute('aria-pressed', String(cover.id === this.#chosen));
    const face = make('span', 'book-face', picture('book-picture', pageArt(cover, 'cover')));
    face.append(make('span', 'book-title', title));
    book.append(face);
    if (isRead) book.insertAdjacentHTML('beforeend', ribbon);
    const go = make('span', 'book-open');
    go.innerHTML = icons.book;
    book.append(go);
    return book;
  }

  #touch(cover: Cover, book: HTMLElement): void {
    const { guest, sounds, stage } = this.#context;
    if (this.#chosen === cover.id) {
      sounds.play('open');
      this.#open(cover.id);
      return;
    }
    this.#chosen = cover.id;
    for (const each of this.box.querySelectorAll('.book'))
      each.setAttribute('aria-pressed', String(each === book));
    sounds.play('tap');
    stage.tell(cover.title[guest.settings.lang]);
  }
}
