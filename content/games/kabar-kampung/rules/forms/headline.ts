/** The main idea as a headline, beside a detail, a thing that is not said and the contrary; then its photo. */
import { headlineStories } from '../../stories/headline-stories.ts';
import { type Maker, option, type Page, type Photo, type Slot } from '../page.ts';
import { animals, filled, turn } from '../pools.ts';

const pageOf = (a: number, b: number, level: number): Page | null => {
  const story = headlineStories[a];
  if (!story) return null;
  const x = turn(animals, b + a);
  const values = { x, place: turn(story.places, Math.floor(b / animals.length)) };
  const say = (text: string): string => filled(text, values);
  const all = [
    option(say(story.right), 'right'),
    option(say(story.opposite), 'opposite'),
    option(say(story.absent), 'absent'),
  ];
  const [right = option('', 'right'), opposite = right, absent = right] = all;
  // The detail is the trap: it stands in the text. A beginner does not meet it.
  const detail = option(say(story.detail), 'detail');
  const traps = b % 2 === 0 ? [detail, opposite] : [detail, absent];
  const everyLine = story.lines.map((_line, at) => at);
  const title: Slot = {
    ask: 'Judul mana yang merangkum semuanya?',
    options: level === 0 ? all : [right, ...traps],
    proof: everyLine,
  };
  const [thing, place] = story.photo;
  const photoOf = (who: string): Photo => [who, thing, place];
  const photos: Slot = {
    ask: 'Foto mana yang cocok dengan judulnya?',
    options: [
      { text: x, kind: 'right', photo: photoOf(x) },
      { text: story.aside, kind: 'detail', photo: photoOf(story.aside) },
      { text: turn(animals, b + a + 1), kind: 'absent', photo: photoOf(turn(animals, b + a + 1)) },
    ],
    proof: everyLine,
  };
  return {
    kicker: story.kicker,
    lines: story.lines.map(say),
    photo: photoOf(x),
    slots: level === 0 ? [title] : [title, photos],
    headline: right.text,
  };
};

export const headline: Maker = {
  texts: headlineStories.length,
  turns: animals.length * 2,
  pageOf,
};
