/** The clock to set. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { clockPicture } from '../view/clock.ts';
import { partOf } from '../view/day.ts';

export const later =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M8 26A14 14 0 1 1 32 26M32 26l4-11M32 26l-11-3" fill="none" stroke="#0b7f5a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export const earlier =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M32 26A14 14 0 1 0 8 26M8 26L4 15M8 26l11-3" fill="none" stroke="#4a2fb8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export const bell =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M20 4a4 4 0 0 1 4 3c6 2 8 7 8 13v5l4 6H4l4-6v-5C8 14 10 9 16 7a4 4 0 0 1 4-3z" fill="#6b3a00"/><path d="M15 33h10a5 5 0 0 1-10 0z" fill="#6b3a00"/></svg>';

export class Face {
  readonly button: HTMLButtonElement;
  readonly #back = element('div', 'sky');
  readonly #picture: string;
  readonly #isDial: boolean;
  hour = 0;

  constructor(desk: Desk, look: { picture: string; isDial: boolean }, onPress: () => void) {
    this.#picture = look.picture;
    this.#isDial = look.isDial;
    this.button = pressable('clock', '', onPress);
    desk.scene.append(this.#back, this.button);
  }

  show(hour: number, awake = false): void {
    this.hour = hour;
    this.#back.dataset.part = partOf(hour);
    const picture = this.#picture;
    const isDial = this.#isDial;
    this.button.innerHTML = clockPicture({ hour, picture, isDial, awake });
  }
}

export const ring = (desk: Desk, face: Face): void => {
  desk.sound('hop');
  face.button.classList.toggle('is-rocking');
};
