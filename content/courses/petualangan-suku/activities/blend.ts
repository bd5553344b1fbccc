/** Carts on rails: a consonant is pushed into the vowel, and the two say what they make together. */
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { textIn, textsIn } from '../args.ts';
import { coatOf } from '../lanterns.ts';
import { glyphOf, pictureOf } from '../pictures.ts';
import { headOf } from '../rules.ts';
import { writingWords } from '../text-writing.ts';
import { spelled } from '../words.ts';
import { nameOf, openThing, openTiles, replay, type Tile, type Tiles, written } from './tiles.ts';
import './blend.css';

const wheels =
  '<circle cx="28" cy="90" r="11" fill="#231a4d"/><circle cx="28" cy="90" r="5" fill="#fff"/><circle cx="72" cy="90" r="11" fill="#231a4d"/><circle cx="72" cy="90" r="5" fill="#fff"/>';

/** A mine cart with the letter on its side and a face at its front. */
export const cartPicture = (glyph: string): string => {
  const [light, deep] = coatOf(glyph);
  return `<svg viewBox="0 0 100 104" aria-hidden="true"><path d="M4 82H-4M96 82h8" stroke="#6b3a00" stroke-width="7" stroke-linecap="round"/><path d="M5 16H95L87 86H13Z" fill="${light}" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/><ellipse cx="50" cy="51" rx="34" ry="29" fill="#fffaf0"/>${written(glyph)}<rect x="0" y="10" width="100" height="12" rx="6" fill="${deep}"/>${wheels}</svg>`;
};

interface Track {
  root: HTMLElement;
  head: HTMLButtonElement;
  tail: HTMLButtonElement;
  sign: HTMLButtonElement;
}

/** The sign stands over the rails; what it shows begins with the syllable that is wanted. */
const openTrack = (desk: Desk, tail: string, sign: HTMLButtonElement): Track => {
  const root = element('div', 'rails');
  const sayOf = (button: HTMLButtonElement) => (): void => {
    desk.sound('tap');
    desk.tell(button.dataset.glyph ?? '');
  };
  const head: HTMLButtonElement = pressable('rail-cart is-head', '', () => sayOf(head)());
  const vowel: HTMLButtonElement = pressable('rail-cart is-tail', cartPicture(tail), () =>
    sayOf(vowel)(),
  );
  vowel.dataset.glyph = tail;
  vowel.ariaLabel = tail;
  head.hidden = true;
  root.append(element('div', 'rail-line'), head, vowel, sign);
  desk.scene.append(root);
  return { root, head, tail: vowel, sign };
};

const lay = (desk: Desk, { head, tail, sign }: Track): void => {
  const [width, height] = [desk.scene.clientWidth, desk.scene.clientHeight];
  const breadth = Math.min(width, 900);
  const cart = Math.min(breadth * 0.34, height * 0.42, 200);
  const middle = width / 2;
  const top = height - cart * 1.04 - Math.max(28, height * 0.07);
  for (const [button, x] of [
    [head, middle - cart],
    [tail, middle + cart * 0.04],
  ] as const)
    Object.assign(button.style, {
      width: `${cart}px`,
      height: `${cart * 1.04}px`,
      left: `${x}px`,
      top: `${top}px`,
    });
  const board = Math.max(84, Math.min(top - 22, 220));
  Object.assign(sign.style, {
    width: `${board}px`,
    height: `${board}px`,
    left: `${middle - board / 2}px`,
    top: `${Math.max(0, (top - board - 16) / 2)}px`,
  });
};

const signPicture = (thing: string, want: string, isTold: boolean): string =>
  thing === ''
    ? glyphOf(want)
    : `${pictureOf(thing)}${isTold ? `<b class="sign-glyph">${want}</b>` : ''}`;

class Joining {
  readonly track: Track;
  readonly tiles: Tiles;
  private readonly desk: Desk;
  private readonly tail: string;
  private readonly want: string;
  private readonly thing: string;
  /** The cart that is needed. */
  private readonly head: string;
  private due: Desk['help'];
  private isBusy = false;

  constructor(desk: Desk, task: CourseTask) {
    this.desk = desk;
    this.tail = textIn(task, 'tail');
    this.want = textIn(task, 'want');
    this.thing = textIn(task, 'thing');
    this.head = headOf(task);
    this.due = desk.help;
    const { want, thing } = this;
    const sign = openThing(desk, signPicture(thing, want, desk.step === 'look'), () =>
      desk.tell(thing === '' ? want : `${spelled(thing)}: ${want}`),
    );
    sign.classList.add('rail-sign');
    this.track = openTrack(desk, this.tail, sign);
    this.tiles = openTiles(desk, {
      kind: 'cart',
      glyphs: textsIn(task, 'heads'),
      label: (glyph, lang) => writingWords[lang].cart(glyph),
      onPick: (tile) => this.pick(tile),
    });
    this.help();
  }

  private help(): void {
    this.tiles.widen();
    if (this.due === 'none' || this.desk.step === 'look') return;
    this.track.sign.innerHTML = signPicture(this.thing, this.want, true);
    this.tiles.narrow(this.head);
    if (this.due === 'worked') this.tiles.point(this.head);
  }

  private pick(tile: Tile): void {
    if (this.isBusy) return;
    this.isBusy = true;
    const { head, root } = this.track;
    head.innerHTML = cartPicture(tile.glyph);
    head.dataset.glyph = tile.glyph;
    head.ariaLabel = tile.glyph;
    head.hidden = false;
    replay(root, 'is-rolling');
    tile.button.classList.add('is-away');
    this.desk.sound('hop');
    this.desk.tell(tile.glyph);
    this.desk.clock.after(0.8, () => this.join(tile));
  }

  private join(tile: Tile): void {
    const { desk, tail, want, track } = this;
    const made = tile.glyph + tail;
    const right = made === want;
    const text = writingWords[desk.lang()];
    track.root.classList.add('is-joined');
    desk.sound(right ? 'pop' : 'oops');
    const line = right ? text.joined(tile.glyph, tail) : text.joinedOther(made, want);
    this.due = desk.answer({ right, response: [made], line });
    desk.clock.after(right ? 1.3 : 1.9, () => this.leave(right, tile));
  }

  /** Right ones travel on together; others part, and the rails are free again. */
  private leave(right: boolean, tile: Tile): void {
    const { head, root } = this.track;
    root.classList.remove('is-rolling', 'is-joined');
    root.classList.add(right ? 'is-leaving' : 'is-back');
    if (right && this.desk.step !== 'look') return;
    this.desk.clock.after(0.9, () => {
      head.hidden = true;
      root.classList.remove('is-back', 'is-leaving');
      tile.button.classList.remove('is-away');
      this.isBusy = false;
      this.help();
    });
  }

  dress(): void {
    const { thing, want, desk } = this;
    this.track.sign.ariaLabel = thing === '' ? want : nameOf(thing, desk.lang());
    this.tiles.dress();
  }

  beckon(): string {
    if (!this.isBusy) this.tiles.point(this.head);
    return writingWords[this.desk.lang()].pushCart;
  }
}

export const blend: Activity = (desk, task) => {
  const joining = new Joining(desk, task);
  desk.onFit(() => lay(desk, joining.track));
  joining.dress();
  return { dress: () => joining.dress(), beckon: () => joining.beckon() };
};
