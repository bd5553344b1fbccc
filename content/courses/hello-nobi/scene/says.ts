/** The English line of a scene: written, spoken by the host in English, and shown in pictures when help is due. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';
import type { Help } from './help.ts';

/** Says a line in English, whatever language the child reads. */
export type Voice = (line: string, slow?: boolean) => void;

const ear =
  '<svg class="says-ear" viewBox="0 0 32 32" aria-hidden="true"><path d="M5 12v8h5l7 6V6l-7 6z" fill="currentColor"/><path d="M21 11q4 5 0 10M24.5 7q8 9 0 18" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>';

/** About how long the host reads a line; there is no way to know. */
export const secondsFor = (line: string): number => 0.5 + line.length * 0.068;

export interface SaysOptions {
  pictures?: readonly string[];
  /** How many of the pictures are out from the start. */
  open?: number;
  /** Seconds until it is said. */
  after?: number;
  /** Written only: a work that is shown again keeps quiet. */
  mute?: boolean;
}

export interface Says {
  readonly root: HTMLElement;
  /** Writes a line and says it, once what is being read has had its time. */
  line(text: string, options?: SaysOptions): void;
  /** Pictures of the line come out beside it. */
  help(due: Help): void;
  /** Lights up one word of the line, or none. */
  light(place: number): void;
  dress(): void;
}

export const openSays = (desk: Desk, voice: Voice): Says => {
  let now = '';
  let turn = 0;
  let generation = 0;
  let isHelping = false;
  const text = element('span', 'says-text');
  text.lang = 'en';
  const hints = element('span', 'says-hints');
  const showHints = (): void => {
    for (const [i, hint] of [...hints.children].entries())
      hint.classList.toggle('is-away', !isHelping && i >= generation);
    hints.hidden = hints.childElementCount === 0 || (!isHelping && generation === 0);
  };
  showHints();
  const root = pressable('says', ear, () => {
    desk.sound('tap');
    // Asked for again: slowly.
    voice(now, true);
  });
  root.append(text, hints);
  desk.scene.append(root);
  return {
    root,
    line(line, { pictures = [], open = 0, after = 0, mute = false } = {}) {
      now = line;
      turn += 1;
      const mine = turn;
      text.replaceChildren(
        ...line.split(' ').flatMap((word, i) => {
          const part = element('span', 'says-word');
          part.textContent = word;
          return i === 0 ? [part] : [' ', part];
        }),
      );
      hints.innerHTML = pictures.map((name) => pictureOf(name)).join('');
      generation = open;
      showHints();
      root.ariaLabel = line;
      desk.clock.after(after, () => {
        if (mine === turn && !mute && line !== '' && root.isConnected) voice(line);
      });
    },
    help(due) {
      isHelping = due !== 'none';
      showHints();
    },
    light(place) {
      for (const [i, word] of [...text.children].entries())
        word.classList.toggle('is-sung', i === place);
    },
    dress() {
      root.title = words[desk.lang()].again;
    },
  };
};
