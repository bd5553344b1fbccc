/** The newspaper on the table: the text that is read, and the page that is being laid. */
import type { Option, Page, Photo } from '../rules/page.ts';
import type { Laid } from '../rules/pages.ts';
import { makePhoto } from '../view/photo.ts';

export const make = (name: string, text = '', kind = 'div'): HTMLElement => {
  const element = document.createElement(kind);
  element.className = name;
  element.textContent = text;
  return element;
};

/** Long sheets are read by scrolling, with a finger or the arrow keys. */
const scrolling = (name: string): HTMLElement => {
  const element = make(name);
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  return element;
};

/** Letters of a text that leaves room for its photo on a phone. */
const shortest = 150;

export interface ReadView {
  readonly page: Page;
  readonly label: string;
  /** Sentences that help has marked. */
  readonly marked: readonly number[];
  readonly hasPhoto: boolean;
  /** Each sentence begins a row of its own. */
  readonly isList: boolean;
}

export class Article {
  readonly element = scrolling('sheet article');
  #photo: HTMLElement | null = null;
  #title = make('kicker');
  #isShort = false;

  show({ page, label, marked, hasPhoto, isList }: ReadView): void {
    const text = make(isList ? 'text is-list' : 'text', '', 'p');
    this.#isShort = page.lines.join(' ').length < shortest;
    this.#photo = hasPhoto ? makePhoto(page.photo) : null;
    this.#title.textContent = page.kicker;
    for (const [at, line] of page.lines.entries()) {
      const sentence = make('line', line, 'span');
      sentence.classList.toggle('is-marked', marked.includes(at));
      text.append(sentence, ' ');
    }
    this.element.ariaLabel = label;
    this.element.replaceChildren(...(this.#photo ? [this.#photo] : []), this.#title, text);
  }

  /** What is read comes first; title and photo are there where it leaves room. */
  spare({ isRoomy, isAlone }: { isRoomy: boolean; isAlone: boolean }): void {
    this.#title.hidden = !isRoomy;
    if (this.#photo) this.#photo.hidden = !(isRoomy && isAlone && this.#isShort);
  }
}

const laidIn = (option: Option | undefined, at: number): HTMLElement => {
  const row = make('gap');
  row.append(make('number', `${at + 1}`, 'span'));
  if (option?.photo) row.append(makePhoto(option.photo));
  else row.append(make('laid', option?.text ?? '', 'span'));
  row.classList.toggle('is-open', !option);
  return row;
};

export class Layout {
  readonly element = scrolling('sheet layout');
  #photo: HTMLElement | null = null;
  #masthead = make('masthead', 'Kabar Kampung');
  #next: HTMLElement | undefined;

  show(page: Page, laid: Laid, { label, hasPhoto }: { label: string; hasPhoto: boolean }): void {
    this.element.ariaLabel = label;
    const rows = page.slots.map(({ options }, at) => laidIn(options[laid[at] ?? -1], at));
    this.#next = rows[laid.length];
    this.#next?.classList.add('is-next');
    this.#photo = hasPhoto ? makePhoto(page.photo) : null;
    this.element.replaceChildren(this.#masthead, ...(this.#photo ? [this.#photo] : []), ...rows);
  }

  /** A page that is printed, or one of the child's own: photo and headline. */
  showFront(photo: Photo, headline: readonly HTMLElement[], label: string): void {
    this.element.ariaLabel = label;
    const row = make('headline');
    row.append(...headline);
    this.#photo = makePhoto(photo);
    this.#next = undefined;
    this.element.replaceChildren(this.#masthead, this.#photo, row);
  }

  /** The words of a front page keep their room; a photo comes where there is some left. */
  spare({ hasMasthead, hasPhoto }: { hasMasthead: boolean; hasPhoto: boolean }): void {
    this.#masthead.hidden = !hasMasthead;
    if (this.#photo) this.#photo.hidden = !hasPhoto;
    this.#follow();
  }

  /** The gap that is filled next stays in sight. */
  #follow(): void {
    const [next, sheet] = [this.#next, this.element].map((each) => each?.getBoundingClientRect());
    if (next && sheet) this.element.scrollTop += Math.max(0, next.bottom + 12 - sheet.bottom);
  }
}
