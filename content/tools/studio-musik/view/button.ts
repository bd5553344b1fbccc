/** One chunky button of the studio; its name is its label. */
export const makeButton = (look: {
  kind: string;
  icon: string;
  press(): void;
}): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look.kind;
  button.innerHTML = look.icon;
  button.addEventListener('click', look.press);
  return button;
};

export const press = (button: HTMLButtonElement, isPressed: boolean): void =>
  button.setAttribute('aria-pressed', String(isPressed));

/** A toolbar whose buttons stand together for the Tab and arrow keys' readers. */
export const makeRow = (kind: string, buttons: readonly HTMLButtonElement[]): HTMLElement => {
  const row = document.createElement('div');
  row.className = kind;
  row.append(...buttons);
  return row;
};
