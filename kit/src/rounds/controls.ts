/** The sign and the buttons under the scene. */
import type { Stage } from '../guest/index.ts';
import './rounds.css';

export interface Choice {
  /** Classes; the first one says what it is. */
  name: string;
  label: string;
  /** A picture instead of the word; the word is read instead. */
  picture?: string;
  isOn?: boolean;
  isOff?: boolean;
  run(): void;
}

const makeButton = ({ name, label, picture, isOn, isOff, run }: Choice): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `choice ${name}`;
  if (picture) {
    const image = new Image(48, 48);
    image.src = picture;
    image.alt = '';
    button.ariaLabel = label;
    button.append(image);
  } else button.textContent = label;
  if (isOn !== undefined) button.ariaPressed = String(isOn);
  button.disabled = isOff ?? false;
  button.addEventListener('click', run);
  return button;
};

/** Shows these and nothing else; what had the focus keeps it where it is still there. */
export const offer = (
  stage: Stage,
  name: string,
  { sign, choices }: { sign?: HTMLElement | undefined; choices: readonly Choice[] },
): void => {
  const had = document.activeElement;
  const [focused] = stage.controls.contains(had) ? (had?.className.split(' ').slice(1) ?? []) : [];
  const row = document.createElement('div');
  row.className = `tools ${name}`;
  const buttons = choices.map(makeButton);
  const group = document.createElement('div');
  group.className = 'choices';
  group.setAttribute('role', 'group');
  group.append(...buttons);
  row.append(...(sign ? [sign] : []), group);
  stage.controls.replaceChildren(row);
  const again = choices.findIndex((choice) => choice.name.split(' ')[0] === focused);
  buttons[again]?.focus({ preventScroll: true });
};

export const makeSign = (name = ''): HTMLElement => {
  const sign = document.createElement('div');
  sign.className = `ticket ${name}`.trim();
  return sign;
};
