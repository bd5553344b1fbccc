import { expect, test } from 'vitest';
import { emptyPlay, emptyScene, type Play, withPuppet } from './play.ts';
import { Session } from './session.ts';

const playWith = (...puppets: number[]): Play => [
  puppets.reduce((scene, puppet) => withPuppet(scene, puppet) ?? scene, emptyScene),
];

const open = (save: string | null = null) => {
  const saves: string[] = [];
  const session = new Session(save, (text) => saves.push(text));
  return { session, saved: () => saves.at(-1) ?? null };
};

test('the play that was on the stage stands there again', () => {
  const { session, saved } = open();
  session.change(playWith(4, 6));
  session.tried.add('puppet');
  session.keep();

  const { session: later } = open(saved());

  expect(later.play).toEqual(session.play);
  expect(later.tried).toEqual(new Set(['puppet']));
});

test('each step can be taken back and forth', () => {
  const { session } = open();
  session.change(playWith(1));
  session.change(playWith(1, 2));

  session.undo();
  expect(session.play).toEqual(playWith(1));
  session.undo();
  expect(session.play).toEqual(emptyPlay);
  expect(session.works).toEqual([]);
  expect(session.undo()).toBe(false);
  session.redo();
  expect(session.play).toEqual(playWith(1));
});

test('an empty stage is no work; a new one leaves the old in the album', () => {
  const { session } = open();
  session.change(playWith(1));
  session.fresh();

  expect(session.works).toHaveLength(1);
  expect(session.play).toEqual(emptyPlay);
});

test('a full album takes nothing new until one play is let go', () => {
  const { session } = open();
  while (session.change(playWith(1)) === null) session.fresh();
  const [oldest] = session.works;
  const before = session.works.length;

  expect(before).toBeGreaterThanOrEqual(12);
  expect(session.change(playWith(2))).toBe('album-full');
  if (oldest) session.letGo(oldest);
  expect(session.change(playWith(2))).toBeNull();
});

test('a play that goes takes its stage along; the shelf mark stays with the state it shows', () => {
  const { session } = open();
  session.change(playWith(1));
  const [work] = session.works;
  if (work) session.markShown(work);
  expect(session.works[0]?.isShown).toBe(true);
  session.change(playWith(1, 2));
  expect(session.works[0]?.isShown).toBe(false);

  const [newer] = session.works;
  if (newer) session.letGo(newer);
  expect(session.play).toEqual(emptyPlay);
});

test.each(['', 'null', '{"v":1,"works":[{"i":1,"p":["!"]},7]}', '{"works":{}}'])(
  'the save %j is an empty album, never an error',
  (save) => {
    const { session } = open(save);

    expect(session.works).toEqual([]);
    expect(session.play).toEqual(emptyPlay);
  },
);
