/** Beside the line: a lamp that a child may press for help, once there has been time to think. */
import type { Guest } from '../port/guest.ts';
import './stage.css';
import './help-button.css';
import { pressable } from './element.ts';
import { offerBy } from './idle.ts';
import { stageWords } from './words.ts';

const lamp =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3a9 9 0 0 0-5 16.5V23h10v-3.5A9 9 0 0 0 16 3z" fill="#ffc53d" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/><path d="M12 27h8M13.5 30h5" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>';

export const openHelpButton = (
  guest: Guest,
  bar: HTMLElement,
): { dress(): void; bottom(): number } => {
  let run: (() => void) | null = null;
  const button = pressable('nobi-help', lamp, (event) => {
    const help = run;
    // A press anywhere starts the waiting anew; this one takes what was offered.
    event.stopPropagation();
    show(null);
    help?.();
  });
  button.hidden = true;
  const show = (help: (() => void) | null): void => {
    run = help;
    button.hidden = help === null;
    bar.classList.toggle('is-offering', help !== null);
  };
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  offerBy((help) => {
    // Only said: the line still shows what the child is thinking about.
    if (help !== null && run === null) guest.say(stageWords[guest.settings.lang].offer);
    show(help);
  });
  bar.append(button);
  return {
    /** Other buttons keep their distance while it is there. */
    bottom: () => (button.hidden ? 0 : button.getBoundingClientRect().bottom + 8),
    dress() {
      button.ariaLabel = stageWords[guest.settings.lang].help;
    },
  };
};
