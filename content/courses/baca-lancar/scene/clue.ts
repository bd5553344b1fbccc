/** What a word is asked by: its picture, whose name may be heard, or a line to read that lacks it. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { replay } from '../../../course-parts/scene/yard.ts';
import { clueOf } from '../rules/clues.ts';
import { wordNamed } from '../rules/words.ts';
import { inIndonesian } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';
import { openReading } from './deck.ts';

export interface Clue {
  root: HTMLElement;
  isLine: boolean;
  /** The word stands where it was missing. */
  fill(): void;
  dress(): void;
}

export const openClue = (desk: Desk, word: string): Clue => {
  const line = clueOf(word);
  if (line) {
    const card = openReading(desk, 'reading', line.join('_'));
    const gap = element('span', 'gap');
    card.append(line[0], gap, line[1]);
    return {
      root: card,
      isLine: true,
      fill() {
        gap.textContent = line[0] === '' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
        gap.classList.add('is-full');
      },
      dress() {},
    };
  }
  const picture = pressable('shown', pictureOf(word), () => {
    desk.sound('hop');
    replay(picture, 'is-heard');
    // Of a picture its name is no secret: how it is written is what is asked.
    desk.tell(inIndonesian(word, desk.lang()));
  });
  const dress = (): void => {
    const lang = desk.lang();
    picture.ariaLabel = lang === 'en' ? (wordNamed(word)?.en ?? word) : word;
  };
  dress();
  return { root: picture, isLine: false, fill: () => replay(picture, 'is-heard'), dress };
};
