/** The line of a page: with the keyboard of the device, or with word tiles; and ideas, one at a time. */
import { nameOf } from './choosing.ts';
import { panelFor, type Room, tried } from './room.ts';
import { addWord, dropWord, mostLetters, tidy } from './rules.ts';
import { makeButton, makeWord } from './view/button.ts';
import { icons } from './view/icons.ts';

const setLine = (room: Room, line: string): boolean => {
  const { session } = room;
  if (tidy(line) === session.page.line) return true;
  return tried(room, session.changePage({ ...session.page, line: tidy(line) }));
};

export const openWriting = (room: Room): void => {
  const { session, text } = room;
  const words = text();
  const panel = panelFor(room, 'panel-write', words.write);
  const field = document.createElement('textarea');
  field.maxLength = mostLetters;
  field.rows = 3;
  field.value = session.page.line;
  field.placeholder = session.at === 0 ? words.titleHere : words.lineHere;
  field.ariaLabel = field.placeholder;
  field.autocomplete = 'off';
  field.addEventListener('change', () => {
    setLine(room, field.value);
    field.value = session.page.line;
  });
  const put = (line: string): void => {
    setLine(room, line);
    field.value = session.page.line;
  };
  const tiles = document.createElement('div');
  tiles.className = 'tiles';
  const here = session.page.things.map(({ art }) => nameOf(room, art).toLowerCase());
  const known = new Set(words.tiles.map((word) => word.toLowerCase()));
  const fresh = [...new Set(here)].filter((word) => !known.has(word));
  for (const word of [...fresh, ...words.tiles])
    tiles.append(
      makeWord({
        kind: 'tile',
        text: word,
        press() {
          room.guest.say(word);
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
        if (session.page.line !== '') room.guest.say(session.page.line);
      },
    }),
  );
  panel.body.append(field, row, tiles);
};

export const openStarters = (room: Room, turn: number): void => {
  const words = room.text();
  const starter = words.starters[turn % words.starters.length];
  if (!starter) return;
  const panel = panelFor(room, 'panel-starter', words.starter);
  room.guest.say(starter.ask);
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
        const { line } = room.session.page;
        if (line === '') setLine(room, starter.begins);
        panel.close();
        openWriting(room);
      },
    }),
    makeWord({
      kind: 'other-idea',
      text: words.anotherIdea,
      press() {
        panel.close();
        openStarters(room, turn + 1);
      },
    }),
  );
};
