/** The sign and the buttons under the land. */
import type { Stage } from '@nobi/kit/guest';

export interface Choice {
  name: string;
  label: string;
  /** A picture instead of the word; the word is read instead. */
  picture?: string;
  isOn?: boolean;
  run(): void;
}

const makeButton = ({ name, label, picture, isOn, run }: Choice): HTMLButtonElement => {
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
  button.addEventListener('click', run);
  return button;
};

/** Shows these and nothing else; what had the focus keeps it where it is still there. */
export const offer = (
  stage: Stage,
  name: string,
  { sign, choices }: { sign?: HTMLElement; choices: readonly Choice[] },
): HTMLElement => {
  const focused = document.activeElement?.className.replace(/^choice /, '');
  const row = document.createElement('div');
  row.className = `tools ${name}`;
  const buttons = choices.map(makeButton);
  const group = document.createElement('div');
  group.className = 'choices';
  group.setAttribute('role', 'group');
  group.append(...buttons);
  row.append(...(sign ? [sign] : []), group);
  stage.controls.replaceChildren(row);
  const again = choices.findIndex((choice) => choice.name === focused);
  buttons[again]?.focus({ preventScroll: true });
  return row;
};
