/** The buttons under the picture. */
import type { Stage } from '@nobi/kit/guest';

export interface Choice {
  name: string;
  label: string;
  /** Markup of our own; the label is read instead. */
  face?: string;
  picture?: string;
  run(): void;
}

const undoIcon =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 6L5 13l7 7M6 13h13q8 0 8 7t-8 7h-6" fill="none" stroke="currentColor" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const handIcon =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M11 16V7a2.500 2.500 0 0 1 5 0v7V5a2.500 2.500 0 0 1 5 0v10V8a2.500 2.500 0 0 1 5 0v12q0 9-9 9-6 0-9-5l-4-7q2-4 6 0z" fill="currentColor"/></svg>';
const shapeIcon =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="12" cy="13" r="9" fill="none" stroke="currentColor" stroke-width="3.600"/><rect x="13" y="14" width="17" height="14" rx="3" fill="currentColor"/></svg>';
const freshIcon =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 4v24M4 16h24" stroke="currentColor" stroke-width="5" stroke-linecap="round"/></svg>';

const nextIcon =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M7 16h17M17 8l8 8-8 8" fill="none" stroke="currentColor" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export const icons = {
  next: nextIcon,
  undo: undoIcon,
  hand: handIcon,
  shape: shapeIcon,
  fresh: freshIcon,
};

const makeButton = ({ name, label, face, picture, run }: Choice): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `choice ${name}`;
  if (face !== undefined) {
    button.innerHTML = face;
    button.ariaLabel = label;
  } else if (picture !== undefined) {
    const image = new Image(56, 56);
    image.src = picture;
    image.alt = '';
    const word = document.createElement('span');
    word.textContent = label;
    button.append(image, word);
  } else button.textContent = label;
  button.addEventListener('click', run);
  return button;
};

/** Shows these choices and nothing else. */
export const offer = (stage: Stage, kind: string, choices: readonly Choice[]): HTMLElement => {
  const row = document.createElement('div');
  row.className = `choices ${kind}`;
  row.setAttribute('role', 'group');
  row.append(...choices.map(makeButton));
  stage.controls.replaceChildren(row);
  return row;
};

/** While something is being watched the buttons rest. */
export const restChoices = (stage: Stage, resting: boolean): void => {
  for (const button of stage.controls.querySelectorAll('button')) button.disabled = resting;
};
