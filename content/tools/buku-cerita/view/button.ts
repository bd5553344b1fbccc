/** One chunky button; its name is its label. */
export const makeButton = (look: {
  kind: string;
  face: string;
  name: string;
  press(): void;
}): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `knob ${look.kind}`;
  button.innerHTML = look.face;
  button.ariaLabel = look.name;
  button.addEventListener('click', look.press);
  return button;
};

/** The same with words on it. Words of a child are text, never markup. */
export const makeWord = (look: {
  kind: string;
  text: string;
  press(): void;
}): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `word ${look.kind}`;
  button.textContent = look.text;
  button.addEventListener('click', look.press);
  return button;
};
