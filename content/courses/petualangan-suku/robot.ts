import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { headOf, lastSoundOf, partnerOf } from './playable.ts';
import { textIn } from './rules/args.ts';
import { syllablesOf } from './rules/words.ts';

/** As long as there is one. */
const tapAll = async (hands: Hands, selector: string): Promise<void> => {
  while ((await hands.count(selector)) > 0) await hands.tap(selector);
};

const tile = (glyph: string): string => `.tile[data-glyph="${glyph}"]:enabled`;

/** A break may have left some stones where they belong. */
const build: Move = async (hands, task) => {
  const syllables = syllablesOf(textIn(task, 'word'));
  const placed = await hands.count('.river-stone.is-set');
  for (const syllable of syllables.slice(placed)) await hands.tap(tile(syllable));
};

const page: Move = (hands, task) =>
  hands.tap(`.page-card[data-glyph="${textIn(task, 'picture')}"]:enabled`);

const garden: Move = async (hands) => {
  await hands.tap('.seed');
  await hands.tap('.plot[data-at="0"]');
  await hands.tap('.plot[data-at="3"]');
};

/** Any words will do: one for each slot. */
const tale: Move = async (hands) => {
  for (let slot = 0; slot < 4; slot += 1) await hands.tap('.tale-tile:enabled');
};

export const robot = courseRobot(course, {
  catch: (hands, task) =>
    tapAll(hands, `.sky-lantern[data-glyph="${textIn(task, 'want')}"]:not(.is-lit)`),
  trace: (hands) => tapAll(hands, '.trace-dot:not([hidden])'),
  blend: (hands, task) => hands.tap(tile(headOf(task))),
  build,
  ending: (hands, task) => hands.tap(tile(lastSoundOf(textIn(task, 'word')))),
  pick: (hands, task) => hands.tap(`.pick-card[data-glyph="${partnerOf(task)}"]:enabled`),
  page,
  garden,
  tale,
});
