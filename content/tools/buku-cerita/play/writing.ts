/** The line of a page: with the keyboard of the device, or with word tiles; and ideas, one at a time. */
import { addWord, dropWord, mostLetters, tidy } from '../rules/book.ts';
import { begun, templateNames } from '../rules/templates.ts';
import { makeButton, makeWord } from '../view/button.ts';
import { icons } from '../view/icons.ts';
import { nameOf } from './choosing.ts';
import { type Context, panelFor, tried } from './context.ts';
import { small } from './small-page.ts';

const setLine = (context: Context, line: string): boolean => {
  const { session } = context;
  if (tidy(line) === session.page.line) return true;
  return tried(context, session.changePage({ ...session.page, line: tidy(line) }));
};

/** A line without a word: the host falls silent. */
const hush = (context: Context) => (): void => context.guest.say('…');

export const openWriting = (context: Context): void => {
  const { session, text } = context;
  const words = text();
  const panel = panelFor(context, 'panel-write', words.write);
  const field = document.createElement('textarea');
  field.maxLength = mostLetters;
  field.rows = 3;
  field.value = session.page.line;
  field.placeholder = session.at === 0 ? words.titleHere : words.lineHere;
  field.ariaLabel = field.placeholder;
  field.autocomplete = 'off';
  field.addEventListener('change', () => {
    setLine(context, field.value);
    field.value = session.page.line;
  });
  const put = (line: string): void => {
    setLine(context, line);
    field.value = session.page.line;
  };
  const tiles = document.createElement('div');
  tiles.className = 'tiles';
  const here = session.page.things.map(({ art }) => nameOf(context, art).toLowerCase());
  const known = new Set(words.tiles.map((word) => word.toLowerCase()));
  const fresh = [...new Set(here)].filter((word) => !known.has(word));
  for (const word of [...fresh, ...words.tiles])
    tiles.append(
      makeWord({
        kind: 'tile',
        text: word,
        press() {
          context.guest.say(word);
          put(addWord(field.value, word));
        },
      }),
    );
  const row = document.createElement('div');
  row.className = 'row';
  row.append(
    makeButton({
      kind: 'take-word',
      face: icons.undo,
      name: words.takeWord,
      press: () => put(dropWord(tidy(field.value))),
    }),
    makeButton({
      kind: 'write-done',
      face: icons.done,
      name: words.done,
      press() {
        put(field.value);
        panel.close();
        if (session.page.line !== '') context.guest.say(session.page.line);
      },
    }),
  );
  // Whoever cannot write yet tells the page.
  context.offerVoice(row, () => session.at, hush(context));
  panel.body.append(field, row, tiles);
};

/** Books that are begun, by their covers. */
const wholeBooks = (context: Context, close: () => void): HTMLElement[] => {
  const { session, text, guest } = context;
  const words = text();
  const ask = document.createElement('p');
  ask.className = 'card-ask';
  ask.textContent = words.wholeBook;
  const tray = document.createElement('div');
  tray.className = 'tray tray-wide';
  for (const name of templateNames) {
    const lines = words.templates[name];
    const [title = ''] = lines;
    const press = (): void => {
      if (
        tried(
          context,
          session.begin((id) => begun(id, { name, lines })),
        )
      )
        guest.say(title);
      close();
    };
    const button = makeButton({ kind: 'pick leaf begin-book', face: '', name: title, press });
    const [cover] = begun(0, { name, lines }).pages;
    if (cover) small(button, cover, title);
    tray.append(button);
  }
  return [ask, tray];
};

export const openStarters = (context: Context, turn: number): void => {
  const words = context.text();
  const starter = words.starters[turn % words.starters.length];
  if (!starter) return;
  const panel = panelFor(context, 'panel-starter', words.starter);
  context.guest.say(starter.ask);
  const ask = document.createElement('p');
  ask.className = 'card-ask';
  ask.textContent = starter.ask;
  const begins = document.createElement('p');
  begins.className = 'card-begins';
  begins.textContent = `${starter.begins}…`;
  panel.body.append(
    ask,
    begins,
    makeWord({
      kind: 'use-idea',
      text: words.useIdea,
      press() {
        const { line } = context.session.page;
        if (line === '') setLine(context, starter.begins);
        panel.close();
        openWriting(context);
      },
    }),
    makeWord({
      kind: 'other-idea',
      text: words.anotherIdea,
      press() {
        panel.close();
        openStarters(context, turn + 1);
      },
    }),
    ...wholeBooks(context, () => panel.close()),
  );
};
