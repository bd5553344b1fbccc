/** Small pieces of a page. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...inside);
  return element;
};

export interface Look {
  readonly kind: string;
  /** SVG. */
  readonly face?: string;
  /** Words that can be seen; without them `name` says what the button does. */
  readonly text?: string;
  readonly name?: string;
  press(): void;
}

export const button = ({ kind, face = '', text, name, press }: Look): HTMLButtonElement => {
  const element = make('button', kind);
  element.type = 'button';
  element.innerHTML = face;
  if (text !== undefined) element.append(make('span', 'label', text));
  if (name !== undefined) element.ariaLabel = name;
  element.addEventListener('click', press);
  return element;
};

/** A picture that screen readers pass by: the words beside it say the same. */
export const picture = (kind: string, svg: string): HTMLElement => {
  const box = make('div', kind);
  box.innerHTML = svg;
  return box;
};
