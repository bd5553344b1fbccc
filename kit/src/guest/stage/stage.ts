/** The frame that every game shares: where the goal stands, where Nobi speaks, where the choices lie. */
import sleepy from '../art/nobi-sleepy.svg';
import type { Guest } from '../port/guest.ts';
import './stage.css';
import { element, pressable } from './element.ts';
import { openHelpButton } from './help-button.ts';
import { stageWords } from './words.ts';

export interface Stage {
  /** The drawing area; fill it with a canvas or a picture. */
  readonly scene: HTMLElement;
  /** The choices; whole width under the scene, or beside it on a low screen. */
  readonly controls: HTMLElement;
  /** The place on the right of the top bar for one button of the game's own. */
  readonly corner: HTMLElement;
  /** How many pixels of the scene the bar covers at its top. */
  sky(): number;
  /** Sets what the replay button repeats, and says it. */
  goal(text: string): void;
  /** Shows a line, reads it to screen readers, and has it spoken. */
  tell(text: string): void;
}

const ear =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 12v8h5l7 6V6l-7 6z" fill="currentColor"/><path d="M21 11q4 5 0 10M24.5 7q8 9 0 18" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>';

const makeVeil = () => {
  const veil = element('div', 'nobi-veil');
  const resting = new Image(150, 157);
  resting.src = sleepy;
  resting.alt = '';
  const restingLine = element('p', '');
  veil.append(resting, restingLine);
  veil.hidden = true;
  return { veil, restingLine };
};

const makeTitle = (): HTMLElement => {
  const title = element('h1', 'nobi-title');
  title.textContent = document.title;
  return title;
};

export const openStage = (guest: Guest): Stage => {
  const root = element('main', 'nobi-stage');
  const bar = element('div', 'nobi-bar');
  const bubble = element('p', 'nobi-bubble');
  bubble.setAttribute('role', 'status');
  let goal = '';
  const tell = (text: string): void => {
    bubble.textContent = text;
    guest.say(text);
  };
  const replay = pressable('nobi-round', ear, () => tell(goal));
  const corner = element('div', 'nobi-corner');
  const scene = element('div', 'nobi-scene');
  const controls = element('div', 'nobi-controls');
  const { veil, restingLine } = makeVeil();
  bar.append(replay, bubble, corner);
  root.append(makeTitle(), bar, scene, controls, veil);
  document.body.replaceChildren(root);

  const help = openHelpButton(guest, bar);

  const dress = (): void => {
    const words = stageWords[guest.settings.lang];
    document.documentElement.lang = guest.settings.lang;
    document.documentElement.classList.toggle('is-still', guest.settings.reducedMotion);
    replay.ariaLabel = words.replay;
    help.dress();
    restingLine.textContent = words.paused;
  };
  dress();
  guest.onSettings(dress);
  guest.onPause(() => {
    veil.hidden = false;
  });
  guest.onResume(() => {
    veil.hidden = true;
  });

  return {
    scene,
    controls,
    corner,
    sky() {
      const space = scene.getBoundingClientRect();
      const over = [replay, bubble, corner].map((part) => part.getBoundingClientRect());
      const covering = over.filter((box) => box.left < space.right - 1);
      const bottom = Math.max(help.bottom(), ...covering.map((box) => box.bottom));
      return Math.max(0, bottom - space.top) + 8;
    },
    goal(text) {
      goal = text;
      tell(text);
    },
    tell,
  };
};
