/** The words of a page. Each can be touched: then it stands there large, in its parts, and is said. */
import type { Lang } from '@nobi/kit/guest';
import { bare, wordsOf } from '@nobi/kit/sentences';
import type { Story } from '../stories/story.ts';
import { make } from '../view/make.ts';
import type { Context } from './context.ts';
import { showWord } from './word-card.ts';

interface Laying {
  readonly line: string;
  readonly lang: Lang;
  readonly story: Story;
}

interface Laid {
  readonly box: HTMLElement;
  /** Reads it aloud and lights each word. */
  read(): void;
  key(key: string): boolean;
}

export const layWords = (context: Context, { line, lang, story }: Laying): Laid => {
  const spans = wordsOf(line).map((word) => make('span', 'word', word));
  const box = make('p', 'page-text', ...spans.flatMap((span) => [span, ' ']));
  box.lang = lang;
  box.dataset.length = line.length > 120 ? 'long' : line.length > 70 ? 'middle' : 'short';
  // Words are no buttons: in a line of reading they stand closer than fingers need.
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.ariaLabel = `${context.text().reading}: ${line}`;
  let marked = -1;

  const mark = (at: number, name: string): void => {
    for (const [place, span] of spans.entries()) span.classList.toggle(name, place === at);
  };
  const open = (at: number): void => {
    const word = bare(spans[at]?.textContent ?? '');
    if (word === '') return;
    context.voice.stop();
    mark(-1, 'is-lit');
    mark(at, 'is-marked');
    showWord(context, { word, lang, story, close: () => mark(-1, 'is-marked') });
  };
  box.addEventListener('click', ({ target }) => {
    const at = target instanceof HTMLSpanElement ? spans.indexOf(target) : -1;
    if (at >= 0) open(at);
  });
  return {
    box,
    read: () =>
      context.voice.read({ text: line, lang, book: story.id }, (at) => {
        mark(at ?? -1, 'is-lit');
        if (at !== null) spans[at]?.scrollIntoView({ block: 'nearest' });
      }),
    key(key) {
      if (document.activeElement !== box) return false;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        marked = (marked + (key === 'ArrowDown' ? 1 : -1) + spans.length) % spans.length;
        mark(marked, 'is-marked');
        return true;
      }
      if (key !== 'Enter' && key !== ' ') return false;
      open(Math.max(0, marked));
      return true;
    },
  };
};
