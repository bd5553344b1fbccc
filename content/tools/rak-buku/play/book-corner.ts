/** Above every side of a book: the other language, and the way back to the shelf. */
import type { Story } from '../stories/story.ts';
import { icons } from '../view/icons.ts';
import { button } from '../view/make.ts';
import { type Context, langOf } from './context.ts';

export const bookCorner = (context: Context, story: Story): HTMLElement[] => {
  const { open } = context.progress;
  const words = context.text();
  if (!open) return [];
  const to = langOf(context, { ...open, isOther: !open.isOther }).toUpperCase();
  const name = `${to}: ${open.isOther ? words.ownLanguage : words.otherLanguage}`;
  const swap = (): void => {
    context.voice.stop();
    context.own?.voice.stop();
    context.sounds.play('tap');
    // Seeing the same page in another language is help, once the reading has begun.
    const hints = open.step === 'cover' ? open.hints : Math.min(50, open.hints + 1);
    context.turn({ isOther: !open.isOther, hints });
    context.note({ verb: 'interacted', object: 'other-language', level: story.level });
    context.show();
  };
  const close = (): void => {
    context.voice.stop();
    context.own?.voice.stop();
    context.sounds.play('back');
    context.put({ open: null });
    context.show();
  };
  return [
    button({ kind: 'nobi-round swap', text: to, name, press: swap }),
    button({ kind: 'nobi-round close', face: icons.shelf, name: words.close, press: close }),
  ];
};
