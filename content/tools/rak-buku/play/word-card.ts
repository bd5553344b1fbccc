/** One word, large: in its parts on the first two shelves, with its picture where it has one. */
import type { Lang } from '@nobi/kit/guest';
import { openOverlay } from '@nobi/kit/studio';
import { pictureOfWord } from '../art/word-picture.ts';
import { syllablesOf } from '../rules/words.ts';
import type { Story } from '../stories/story.ts';
import { icons } from '../view/icons.ts';
import { button, make, picture } from '../view/make.ts';
import type { Context } from './context.ts';

interface Shown {
  readonly word: string;
  readonly lang: Lang;
  /** Whose word it is. */
  readonly story: Story;
  close(): void;
}

const partsOf = ({ word, lang, story: { level } }: Shown): readonly string[] =>
  lang === 'id' && level <= 2 ? syllablesOf(word) : [word];

export const showWord = (context: Context, shown: Shown): void => {
  const { frame, guest, progress, text, turn, voice } = context;
  const { word, lang, story } = shown;
  const isHeard = voice.hasWord(lang, story.id);
  const words = text();
  const leave = (): void => {
    overlay.close();
    shown.close();
  };
  const overlay = openOverlay(frame, { kind: 'word-over', label: word, onEscape: leave });
  const say = (): void => {
    const hints = Math.min(50, (progress.open?.hints ?? 0) + 1);
    turn({ hints });
    voice.say(word, lang, true);
  };
  const parts = partsOf(shown).flatMap((part, at) => [
    ...(at > 0 ? [make('span', 'word-dash', '-')] : []),
    make('span', at % 2 === 0 ? 'word-part' : 'word-part is-even', part),
  ]);
  const art = pictureOfWord(word);
  const close = button({ kind: 'leaf', face: icons.close, name: words.closeWord, press: leave });
  const ear = button({ kind: 'leaf hear', face: icons.ear, name: words.say, press: say });
  const card = make(
    'div',
    'word-card',
    ...(art ? [picture('word-picture', art)] : []),
    make('p', 'word-large', ...parts),
    make('div', 'word-row', ...(isHeard ? [ear] : []), close),
  );
  overlay.box.append(card);
  overlay.box.addEventListener('click', ({ target }) => target === overlay.box && leave());
  guest.event({
    verb: 'interacted',
    object: 'word',
    ctx: { level: story.level, skill: 'understand-stories', mode: 'free' },
  });
  close.focus({ preventScroll: true });
  if (isHeard) say();
};
