/** A line of words, each of which can be tapped to hear it. */
import { element, pressable } from '@nobi/kit/course';
import { replay } from '../scene/tiles.ts';

export interface Line {
  root: HTMLElement;
  words: HTMLButtonElement[];
}

export const openLine = (words: readonly string[], onTap: (at: number) => void): Line => {
  const root = element('div', 'page-line');
  const buttons = words.map((word, at) => {
    const button = pressable('page-word', '', () => {
      replay(button, 'is-heard');
      onTap(at);
    });
    button.textContent = word;
    Object.assign(button.dataset, { word, at: `${at}` });
    return button;
  });
  root.append(...buttons);
  return { root, words: buttons };
};
