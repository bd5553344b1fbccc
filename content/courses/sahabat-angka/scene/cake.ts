/** The cake with its candles. */
import { type Desk, pressable } from '@nobi/kit/course';
import { numberWords } from '../text/numbers.ts';
import { cakePicture } from '../view/cake.ts';

export const blowPicture =
  '<svg viewBox="0 0 48 40" aria-hidden="true"><circle cx="13" cy="20" r="11" fill="#ffb56b"/><circle cx="10" cy="17" r="2.500" fill="#231a4d"/><ellipse cx="22" cy="23" rx="4" ry="3.500" fill="#7a1230"/><path d="M30 14q8-4 14-2M31 22h14M30 30q8 4 14 2" fill="none" stroke="#0e86b8" stroke-width="4" stroke-linecap="round"/></svg>';

export const candlePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="14" y="17" width="12" height="20" rx="5" fill="#8a6df5"/><path d="M14 25l12-5M14 33l12-5" stroke="#fff" stroke-width="3"/><path d="M20 2q8 9 0 13q-8-4 0-13z" fill="#ff9a2b"/></svg>';

export const servePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 18L32 8Q37 14 36 20L36 32H4Z" fill="#fff6ea" stroke="#6b3a00" stroke-width="3" stroke-linejoin="round"/><path d="M4 24H36" stroke="#d42b52" stroke-width="4"/></svg>';

interface Cake {
  show(of: number, lit: number): void;
  dance(): void;
  button: HTMLButtonElement;
}

export const openCake = (desk: Desk, onPress: () => void): Cake => {
  const button = pressable('cake', '', onPress);
  desk.scene.append(button);
  return {
    button,
    show(of, lit) {
      button.innerHTML = cakePicture(of, lit);
      button.ariaLabel = numberWords[desk.lang()].candles(lit, of);
    },
    dance: () => button.classList.toggle('is-rocking'),
  };
};
