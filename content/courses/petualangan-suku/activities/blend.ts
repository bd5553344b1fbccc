/** Carts on rails: a consonant is pushed into the vowel, and the two say what they make together. */
import type { Activity, CourseTask, Desk } from '@nobi/kit/course';
import { headOf } from '../playable.ts';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled } from '../rules/words.ts';
import { nameOf, openThing, openTiles, replay, type Tile, type Tiles } from '../scene/tiles.ts';
import { cartPicture, lay, openTrack, signPicture, type Track } from '../scene/track.ts';
import { writingWords } from '../text/writing.ts';
import './blend.css';
import { tellIndonesian } from '../text/indonesian.ts';

class Joining {
  readonly track: Track;
  readonly tiles: Tiles;
  readonly #desk: Desk;
  readonly #tail: string;
  readonly #want: string;
  readonly #thing: string;
  /** The cart that is needed. */
  readonly #head: string;
  #due: Desk['help'];
  #isBusy = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#tail = textIn(task, 'tail');
    this.#want = textIn(task, 'want');
    this.#thing = textIn(task, 'thing');
    this.#head = headOf(task);
    this.#due = desk.help;
    const want = this.#want;
    const thing = this.#thing;
    const sign = openThing(desk, signPicture(thing, want, desk.step === 'look'), () =>
      tellIndonesian(desk, thing === '' ? want : `${spelled(thing)}: ${want}`),
    );
    sign.classList.add('rail-sign');
    this.track = openTrack(desk, this.#tail, sign);
    this.tiles = openTiles(desk, {
      kind: 'cart',
      glyphs: textsIn(task, 'heads'),
      label: (glyph, lang) => writingWords[lang].cart(glyph),
      onPick: (tile) => this.#pick(tile),
    });
    this.#help();
  }

  #help(): void {
    this.tiles.widen();
    if (this.#due === 'none' || this.#desk.step === 'look') return;
    this.track.sign.innerHTML = signPicture(this.#thing, this.#want, true);
    this.tiles.narrow(this.#head);
    if (this.#due === 'worked') this.tiles.point(this.#head);
  }

  #pick(tile: Tile): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { head, root } = this.track;
    head.innerHTML = cartPicture(tile.glyph);
    head.dataset.glyph = tile.glyph;
    head.ariaLabel = tile.glyph;
    head.hidden = false;
    replay(root, 'is-rolling');
    tile.button.classList.add('is-away');
    this.#desk.sound('hop');
    tellIndonesian(this.#desk, tile.glyph);
    this.#desk.clock.after(0.8, () => this.#join(tile));
  }

  #join(tile: Tile): void {
    const desk = this.#desk;
    const tail = this.#tail;
    const want = this.#want;
    const { track } = this;
    const made = tile.glyph + tail;
    const right = made === want;
    const text = writingWords[desk.lang()];
    track.root.classList.add('is-joined');
    desk.sound(right ? 'pop' : 'oops');
    const line = right ? text.joined(tile.glyph, tail) : text.joinedOther(made, want);
    this.#due = desk.answer({ right, response: [made], line });
    desk.clock.after(right ? 1.3 : 1.9, () => this.#leave(right, tile));
  }

  /** Right ones travel on together; others part, and the rails are free again. */
  #leave(right: boolean, tile: Tile): void {
    const { head, root } = this.track;
    root.classList.remove('is-rolling', 'is-joined');
    root.classList.add(right ? 'is-leaving' : 'is-back');
    if (right && this.#desk.step !== 'look') return;
    this.#desk.clock.after(0.9, () => {
      head.hidden = true;
      root.classList.remove('is-back', 'is-leaving');
      tile.button.classList.remove('is-away');
      this.#isBusy = false;
      this.#help();
    });
  }

  dress(): void {
    const thing = this.#thing;
    const want = this.#want;
    const desk = this.#desk;
    this.track.sign.ariaLabel = thing === '' ? want : nameOf(thing, desk.lang());
    this.tiles.dress();
  }

  beckon(): string {
    if (!this.#isBusy) this.tiles.point(this.#head);
    return writingWords[this.#desk.lang()].pushCart;
  }
}

export const blend: Activity = (desk, task) => {
  const joining = new Joining(desk, task);
  desk.onFit(() => lay(desk, joining.track));
  joining.dress();
  return { dress: () => joining.dress(), beckon: () => joining.beckon() };
};
