/** The track with its carts. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { tellIndonesian } from '../text/indonesian.ts';
import { coatOf } from '../view/lanterns.ts';
import { glyphOf, pictureOf } from '../view/pictures.ts';
import { written } from './tiles.ts';

const wheels =
  '<circle cx="28" cy="90" r="11" fill="#231a4d"/><circle cx="28" cy="90" r="5" fill="#fff"/><circle cx="72" cy="90" r="11" fill="#231a4d"/><circle cx="72" cy="90" r="5" fill="#fff"/>';

/** A mine cart with the letter on its side and a face at its front. */
export const cartPicture = (glyph: string): string => {
  const [light, deep] = coatOf(glyph);
  return `<svg viewBox="0 0 100 104" aria-hidden="true"><path d="M4 82H-4M96 82h8" stroke="#6b3a00" stroke-width="7" stroke-linecap="round"/><path d="M5 16H95L87 86H13Z" fill="${light}" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/><ellipse cx="50" cy="51" rx="34" ry="29" fill="#fffaf0"/>${written(glyph)}<rect x="0" y="10" width="100" height="12" rx="6" fill="${deep}"/>${wheels}</svg>`;
};

export interface Track {
  root: HTMLElement;
  head: HTMLButtonElement;
  tail: HTMLButtonElement;
  sign: HTMLButtonElement;
}

/** The sign stands over the rails; what it shows begins with the syllable that is wanted. */
export const openTrack = (desk: Desk, tail: string, sign: HTMLButtonElement): Track => {
  const root = element('div', 'rails');
  const sayOf = (button: HTMLButtonElement) => (): void => {
    desk.sound('tap');
    tellIndonesian(desk, button.dataset.glyph ?? '');
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

export const lay = (desk: Desk, { head, tail, sign }: Track): void => {
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

export const signPicture = (thing: string, want: string, isShown: boolean): string =>
  thing === ''
    ? glyphOf(want)
    : `${pictureOf(thing)}${isShown ? `<b class="sign-glyph">${want}</b>` : ''}`;
