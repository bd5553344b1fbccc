/** A piece of a page with its class. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.className = name;
  return made;
};

/** A button that acts on its press; `picture` is our own markup, never a child's. */
export const pressable = (
  name: string,
  picture: string,
  run: (event: MouseEvent) => void,
): HTMLButtonElement => {
  const button = element('button', name);
  button.type = 'button';
  button.innerHTML = picture;
  button.addEventListener('click', run);
  return button;
};
