/** One page of a book: its picture, its words, and the ways on and back. */
import { pageArt } from '../art/page-art.ts';
import { icons } from '../view/icons.ts';
import { button, make, picture } from '../view/make.ts';
import { bookCorner } from './book-corner.ts';
import { type Context, langOf, lineOf, type Reading, type View } from './context.ts';
import { layWords } from './page-words.ts';

/** Where the pages lead to: the questions at first, back to the question that sent the child here. */
const isLookingBack = ({ open }: Reading): boolean => open.tried.length > 0;

const marksFor = (count: number, at: number): HTMLElement => {
  const marks = make('div', 'marks');
  for (let each = 0; each < count; each += 1)
    marks.append(make('span', each === at ? 'mark is-here' : 'mark'));
  marks.ariaHidden = 'true';
  return marks;
};

/** Turns a page, or goes where the pages lead to. */
const turnPage = (context: Context, reading: Reading, by: 1 | -1): void => {
  const { sounds, turn, voice } = context;
  const { story, open } = reading;
  const next = open.page + by;
  if (next < 0) return;
  voice.stop();
  sounds.play('page');
  if (isLookingBack(reading) && by === 1) turn({ step: 'ask' });
  else if (next < story.pages.length) turn({ page: next });
  else turn({ step: 'ask', question: 0, tried: [] });
  context.show();
};

/** Back, the ear where there is a voice, and on. */
const makeLeaves = (context: Context, reading: Reading, read: () => void): HTMLElement[] => {
  const { text, voice } = context;
  const { story, open } = reading;
  const words = text();
  const isLast = open.page === story.pages.length - 1;
  const before = button({
    kind: 'leaf before',
    face: icons.before,
    name: words.previousPage,
    press: () => turnPage(context, reading, -1),
  });
  before.disabled = open.page === 0;
  const isBack = isLookingBack(reading);
  const ahead = isLast ? words.toQuestions : words.nextPage;
  const after = button({
    kind: isBack || isLast ? 'leaf after is-question' : 'leaf after',
    face: isBack || isLast ? icons.question : icons.after,
    name: isBack ? words.backToQuestion : ahead,
    press: () => turnPage(context, reading, 1),
  });
  const hear = button({ kind: 'leaf hear', face: icons.ear, name: words.readPage, press: read });
  return voice.has(langOf(context, open), story.id) ? [before, hear, after] : [before, after];
};

export const openPage = (context: Context, reading: Reading): View => {
  const { text, turn, voice } = context;
  const { story, open } = reading;
  const words = text();
  const page = story.pages[open.page];
  const lang = langOf(context, open);
  const line = page ? lineOf(context, page.text) : '';
  const laid = layWords(context, { line, lang, story });
  const read = (): void => {
    turn({ wasSpoken: true });
    laid.read();
  };
  const box = make(
    'article',
    'page',
    picture('page-picture', page ? pageArt(page) : ''),
    make('div', 'page-words', laid.box, marksFor(story.pages.length, open.page)),
  );
  box.dataset.page = String(open.page);
  box.ariaLabel = words.page(open.page + 1, story.pages.length);
  return {
    box,
    controls: makeLeaves(context, reading, read),
    corner: bookCorner(context, story),
    goal: open.isAloud ? words.aloudGoal : words.selfGoal,
    // Alone means alone: nothing of the story is said until it is asked for.
    begin: () => open.isAloud && voice.has(lang, story.id) && laid.read(),
    key: (key) => {
      if (key === 'ArrowRight' || key === 'PageDown') turnPage(context, reading, 1);
      else if (key === 'ArrowLeft' || key === 'PageUp') turnPage(context, reading, -1);
      else return laid.key(key);
      return true;
    },
    swipe: (by) => turnPage(context, reading, by),
  };
};
