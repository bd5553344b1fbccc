/** The program as it lies there: stacks of blocks, walked by arrow keys, with a place where the next block goes. */
import { element, type Lang } from '@nobi/kit/course';
import { isHat, isHead, type Token, type Tokens } from '../rules/blocks.ts';
import { words } from '../text/text.ts';
import { blockPicture, kindOf } from '../view/blocks.ts';

export interface EditorHands {
  /** A press on a block; the one that is picked already may be turned. */
  onPick(at: number, isAgain: boolean): void;
  /** The arrows went there. */
  onWalk(at: number): void;
  onDrop(): void;
}

export interface ProgramPicture {
  readonly program: Tokens;
  /** Behind which token the next block goes; -1 where nothing can be laid. */
  readonly cursor: number;
  readonly lang: Lang;
  /** How many blocks still fit; only where they are laid. */
  readonly free?: number;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Rows may break anywhere, so each block brings its piece of the boxes that it lies in. */
const cellOf = (made: HTMLElement, open: readonly Token[]): HTMLElement => {
  const cell = element('div', 'cell');
  const [inner, outer] = [open.at(-1), open.at(-2)];
  if (inner) cell.dataset.in = kindOf(inner);
  if (outer) cell.dataset.under = kindOf(outer);
  cell.append(made);
  return cell;
};

export class Editor {
  readonly root = element('div', 'program');
  #tokens: HTMLElement[] = [];
  #cursor = -1;
  readonly #hands: EditorHands | null;

  constructor(hands: EditorHands | null) {
    this.#hands = hands;
    if (!hands) {
      this.root.setAttribute('role', 'group');
      return;
    }
    this.root.dataset.hit = '';
    this.root.setAttribute('role', 'listbox');
    this.root.setAttribute('aria-orientation', 'horizontal');
    this.root.addEventListener('click', ({ clientX, clientY }) => {
      const at = this.#nearest(clientX, clientY);
      if (at >= 0) hands.onPick(at, at === this.#cursor);
    });
    this.root.addEventListener('keydown', (event) => this.#key(event, hands));
  }

  #key(event: KeyboardEvent, hands: EditorHands): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = steps[event.key] ?? 0;
    const last = this.#tokens.length - 1;
    if (step !== 0) hands.onWalk(Math.max(0, Math.min(last, this.#cursor + step)));
    else if (event.key === 'Home' || event.key === 'End')
      hands.onWalk(event.key === 'End' ? last : 0);
    else if (event.key === 'Enter' || event.key === ' ') hands.onPick(this.#cursor, false);
    else if (event.key === 'Backspace' || event.key === 'Delete') hands.onDrop();
    else return;
    event.preventDefault();
  }

  /** A finger that misses a narrow block means the one next to it. */
  #nearest(x: number, y: number): number {
    const away = this.#tokens.map((token) => {
      const { left, right, top, bottom } = token.getBoundingClientRect();
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    });
    return away.indexOf(Math.min(...away));
  }

  #token(token: Token, at: number, { cursor, lang }: ProgramPicture): HTMLElement {
    const made = element('div', `tok is-${kindOf(token)}`);
    made.innerHTML = blockPicture(token, lang);
    made.dataset.at = `${at}`;
    made.dataset.token = token;
    made.ariaLabel = words[lang].block(token);
    if (!this.#hands) {
      made.setAttribute('role', 'img');
      return made;
    }
    made.setAttribute('role', 'option');
    made.tabIndex = at === cursor ? 0 : -1;
    made.ariaSelected = `${at === cursor}`;
    made.classList.toggle('is-cursor', at === cursor);
    return made;
  }

  show(picture: ProgramPicture): void {
    const hadFocus = this.root.contains(document.activeElement);
    const { program, cursor, lang, free } = picture;
    this.#cursor = cursor;
    this.#tokens = program.map((token, at) => this.#token(token, at, picture));
    const open: Token[] = [];
    const stacks: HTMLElement[] = [];
    for (const [at, token] of program.entries()) {
      if (isHat(token)) stacks.push(element('div', 'stack'));
      if (isHead(token)) open.push(token);
      const made = this.#tokens[at];
      if (made) stacks.at(-1)?.append(cellOf(made, open));
      if (token === 'e') open.pop();
    }
    this.root.replaceChildren(...stacks);
    this.root.dataset.tokens = program.join(' ');
    this.root.dataset.cursor = `${cursor}`;
    const text = words[lang];
    this.root.ariaLabel = free === undefined ? text.program : `${text.program}. ${text.free(free)}`;
    if (hadFocus) this.#tokens[cursor]?.focus();
  }

  /** The blocks as they lie there, to be looked at only. */
  copy(): HTMLElement {
    const copy = element('div', 'program');
    copy.innerHTML = this.root.innerHTML;
    for (const token of copy.querySelectorAll<HTMLElement>('.tok')) {
      token.removeAttribute('tabindex');
      token.removeAttribute('aria-selected');
      token.setAttribute('role', 'img');
      token.classList.remove('is-cursor');
    }
    return copy;
  }

  /** The block that is at work, or none. */
  run(at: number): void {
    for (const [place, token] of this.#tokens.entries())
      token.classList.toggle('is-running', place === at);
  }

  point(at: number): void {
    for (const [place, token] of this.#tokens.entries())
      token.classList.toggle('is-beckoning', place === at);
  }

  /** Where help says that something is to be found. */
  mark(at: number): void {
    for (const [place, token] of this.#tokens.entries())
      token.classList.toggle('is-marked', place === at);
  }
}
