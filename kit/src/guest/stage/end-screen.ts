import cheer from '../art/nobi-cheer.svg';
import sleepy from '../art/nobi-sleepy.svg';
import type { Guest } from '../port/guest.ts';
import './stage.css';
import './end-screen.css';
import { element, pressable } from './element.ts';
import { hush } from './idle.ts';
import { stageWords } from './words.ts';

export interface EndScreen {
  /** One line that names what the child did, never how good the child is. */
  recap(): string;
  /** A picture of the work, if there is one. */
  picture?: HTMLElement;
  onDone(): void;
  onAgain(): void;
}

/** A calm stop: stopping is the big button, going on the smaller one, and nothing starts by itself. */
export const showEnd = (guest: Guest, screen: EndScreen): void => {
  const box = element('section', 'nobi-end');
  const mascot = new Image(180, 188);
  mascot.src = cheer;
  mascot.alt = '';
  const line = element('p', '');
  line.setAttribute('role', 'status');
  const done = pressable('nobi-big', '', () => {
    mascot.src = sleepy;
    line.textContent = stageWords[guest.settings.lang].bye;
    box.replaceChildren(mascot, line);
    screen.onDone();
  });
  const stage = document.querySelector('.nobi-stage');
  const behind = [...(stage?.children ?? [])];
  const hideRest = (hidden: boolean): void => {
    for (const part of behind) part.toggleAttribute('inert', hidden);
  };
  const again = pressable('nobi-small', '', () => {
    box.remove();
    hush(false);
    hideRest(false);
    screen.onAgain();
  });
  const dress = (): void => {
    const words = stageWords[guest.settings.lang];
    line.textContent = screen.recap();
    done.textContent = words.done;
    again.textContent = words.again;
  };
  const row = element('div', 'nobi-end-row');
  row.append(done, again);
  box.append(mascot, line, ...(screen.picture ? [screen.picture] : []), row);
  dress();
  guest.onSettings(() => {
    if (row.isConnected) dress();
  });
  hush(true);
  hideRest(true);
  stage?.append(box);
  done.focus({ preventScroll: true });
};
