import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { codeOf, levels } from './code.ts';
import { signsOf, turnOf } from './forms/clue.ts';
import { freshFronts, headlineOf, photoOf, turned } from './front.ts';
import { forms } from './page.ts';
import { isSound, ordersOf } from './pages.ts';
import { printedPage, readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const all = forms.flatMap(ordersOf);
const sound = all.filter(isSound);

test('brings back every page by its code, alone and with two others, and none that the judge refuses', () => {
  expect(sound.length).toBeGreaterThan(700);
  expectCodesOfSound(levels, { sound, refused: all.filter((order) => !isSound(order)) });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, sound.slice(40, 43)));

test('finds the turn of two signs, whichever is chosen first', () => {
  for (let b = 0; b < 45; b += 1) {
    const [one, other] = signsOf(b);
    expect(turnOf(one, other)).toBe(b);
    expect(turnOf(other, one)).toBe(b);
  }
  expect(turnOf(3, 3)).toBeNull();
});

test('keeps a session, what is printed, the front pages and the riddles that are being built', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const printed = sound.slice(3, 9).map((order) => codeOf([order]));
  const fronts = freshFronts().map((front) => turned(turned(front, 0), 4));
  const made = ordersOf('clue').filter(isSound).slice(7, 9);

  const read = readSave(writeSave({ ...game, printed, fronts, made }));

  expect(read).toEqual({ ...game, printed, fronts, made });
  expect(printed.map(printedPage)).not.toContain(null);
});

test('turns each part of a front page through its list and back', () => {
  const [front] = freshFronts();
  if (!front) throw new Error('there is no front page');
  for (let part = 0; part < front.length; part += 1) {
    let now = turned(front, part);
    let turns = 1;
    for (; turns < 20 && JSON.stringify(now) !== JSON.stringify(front); turns += 1)
      now = turned(now, part);
    expect(turns, `part ${part}`).toBeLessThanOrEqual(10);
    expect([...photoOf(now), ...headlineOf(now)]).not.toContain('');
  }
});

test('begins with a short piece of facts, and starts afresh from a save that makes no sense', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'fact-0-0', level: 0, at: 0 });

  for (const save of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"},"printed":["1"]}'])
    expect(readSave(save)).toMatchObject({ session: null, made: [], printed: [] });
  expect(readSave('{"v":1,"fronts":[{"parts":[99]}]}').fronts).toEqual(freshFronts());
});
