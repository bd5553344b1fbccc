/** Carts on rails: a consonant is pushed into the vowel, and the two say what they make together. */
import { type Activity, type Desk, element, type Lang, pressable } from '@nobi/kit/course';
import { textIn, textsIn } from '../args.ts';
import { coatOf } from '../lanterns.ts';
import { glyphOf, pictureOf } from '../pictures.ts';
import { writingWords } from '../text-writing.ts';
import { spelled, wordOf } from '../words.ts';
import { openThing, openTiles, replay, type Tile, written } from './tiles.ts';
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
  const top = height - cart * 1.04 - Math.max(18, height * 0.07);
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
  const board = Math.max(84, Math.min(top - 12, 220));
  Object.assign(sign.style, {
    width: `${board}px`,
    height: `${board}px`,
    left: `${middle - board / 2}px`,
    top: `${Math.max(0, (top - board) / 2)}px`,
  });
};

const signPicture = (thing: string, want: string, isTold: boolean): string =>
  thing === ''
    ? glyphOf(want)
    : `${pictureOf(thing)}${isTold ? `<b class="sign-glyph">${want}</b>` : ''}`;

const signName = (thing: string, want: string, lang: Lang): string => {
  if (thing === '') return want;
  return lang === 'en' ? (wordOf(thing)?.en ?? thing) : spelled(thing);
};

export const blend: Activity = (desk, task) => {
  const [tail, want, thing] = [textIn(task, 'tail'), textIn(task, 'want'), textIn(task, 'thing')];
  const text = () => writingWords[desk.lang()];
  const isTold = (): boolean => desk.step === 'look' || due !== 'none';
  let due = desk.help;
  let isBusy = false;
  const sign = openThing(desk, signPicture(thing, want, isTold()), () =>
    desk.tell(thing === '' ? want : `${spelled(thing)}: ${want}`),
  );
  sign.classList.add('rail-sign');
  const track = openTrack(desk, tail, sign);
  const wantedHead = want.slice(0, want.length - tail.length);

  const help = (): void => {
    tiles.widen();
    if (due === 'none' || desk.step === 'look') return;
    sign.innerHTML = signPicture(thing, want, true);
    tiles.narrow(wantedHead);
    if (due === 'worked') tiles.point(wantedHead);
  };
  const roll = (tile: Tile): void => {
    track.head.innerHTML = cartPicture(tile.glyph);
    track.head.dataset.glyph = tile.glyph;
    track.head.ariaLabel = tile.glyph;
    track.head.hidden = false;
    track.root.classList.remove('is-joined', 'is-leaving', 'is-back');
    replay(track.root, 'is-rolling');
    tile.button.classList.add('is-away');
    desk.sound('hop');
    desk.tell(tile.glyph);
  };
  const leave = (right: boolean, tile: Tile): void => {
    track.root.classList.remove('is-rolling', 'is-joined');
    track.root.classList.add(right ? 'is-leaving' : 'is-back');
    if (right && desk.step !== 'look') return;
    desk.clock.after(0.7, () => {
      track.head.hidden = true;
      track.root.classList.remove('is-back', 'is-leaving');
      tile.button.classList.remove('is-away');
      isBusy = false;
      help();
    });
  };
  const join = (tile: Tile): void => {
    const made = tile.glyph + tail;
    const right = made === want;
    track.root.classList.add('is-joined');
    desk.sound(right ? 'pop' : 'oops');
    const line = right ? text().joined(tile.glyph, tail) : text().joinedOther(made, want);
    due = desk.answer({ right, response: [made], line });
    desk.clock.after(right ? 1.3 : 1.9, () => leave(right, tile));
  };
  const tiles = openTiles(desk, {
    kind: 'cart',
    glyphs: textsIn(task, 'heads'),
    label: (glyph, lang) => writingWords[lang].cart(glyph),
    onPick(tile) {
      if (isBusy) return;
      isBusy = true;
      roll(tile);
      desk.clock.after(0.8, () => join(tile));
    },
  });
  const dress = (): void => {
    sign.ariaLabel = signName(thing, want, desk.lang());
    tiles.dress();
  };
  desk.onFit(() => lay(desk, track));
  dress();
  help();
  return {
    dress,
    beckon() {
      if (!isBusy) tiles.point(wantedHead);
      return text().pushCart;
    },
  };
};
