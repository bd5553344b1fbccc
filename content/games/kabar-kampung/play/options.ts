/** How what can be laid looks: short words in columns, sentences over the width, photos as photos. */
import type { Option } from '../rules/page.ts';
import { makePhoto } from '../view/photo.ts';

/** Letters that stand in half of a phone's width. */
const short = 16;

export const lookOf = (options: readonly Option[]): string => {
  if (options.some(({ photo }) => photo)) return 'shot';
  return options.some(({ text }) => text.length > short) ? 'long' : 'brief';
};

/** Puts photos in the place of their names, and says that this is where a hand begins. */
export const dressOptions = (controls: HTMLElement, options: readonly Option[]): void => {
  for (const [at, option] of options.entries()) {
    const button = controls.querySelector<HTMLElement>(`.option-${at}`);
    if (!button) continue;
    button.dataset.firstMove = '';
    if (!option.photo) continue;
    button.ariaLabel = option.text;
    button.replaceChildren(makePhoto(option.photo));
  }
};
