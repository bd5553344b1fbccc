/** The captain's radio: it speaks English whatever the screen's language, and shows what it says. */
import type { Guest, Stage } from '@nobi/kit/guest';

export interface Radio {
  /** An English line, said and shown. */
  speak(line: string, slow?: boolean): void;
  /** A line in the child's language, said and shown. */
  tell(line: string): void;
  /** The same, and "hear again" repeats it. */
  goal(line: string): void;
  /** Shows the captain's English words without saying them again. */
  show(line: string): void;
  /** A picture of the key word beside this line, whenever it is shown; null takes it away. */
  hint(picture: HTMLCanvasElement | null, line?: string): void;
}

export const openRadio = (guest: Guest, stage: Stage): Radio => {
  const bubble = stage.scene.parentElement?.querySelector<HTMLElement>('.nobi-bubble') ?? null;
  let picture: HTMLCanvasElement | null = null;
  let pictured = '';
  const show = (line: string): void => {
    if (!bubble) return;
    bubble.textContent = line;
    bubble.lang = 'en';
    if (picture && line === pictured) bubble.append(picture);
  };
  return {
    speak(line, slow = false) {
      show(line);
      guest.say(line, slow, 'en');
    },
    tell(line) {
      if (bubble) bubble.lang = guest.settings.lang;
      stage.tell(line);
    },
    goal(line) {
      if (bubble) bubble.lang = guest.settings.lang;
      stage.goal(line);
    },
    show,
    hint(next, line = '') {
      picture = next;
      pictured = line;
    },
  };
};
