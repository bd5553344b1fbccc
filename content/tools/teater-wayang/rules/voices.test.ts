import { expect, test } from 'vitest';
import { readSave, writeSave } from './album.ts';
import { emptyScene, type Play, withNextScene } from './play.ts';
import { nextVoice, unusedClips, withVoice } from './voices.ts';

const nobi = { puppet: 0, x: 300, y: 400, track: null };
const spoken = withVoice({ ...emptyScene, cast: [nobi] }, 3, 2.5);
const work = (play: Play) => ({ id: 1, play, isShown: false });

test('a scene keeps its voice in the save, and a save of before has none', () => {
  const read = (play: Play) =>
    readSave(writeSave({ works: [work(play)], open: 1, tried: [] })).works[0]?.play[0];

  expect(read([spoken])?.voice).toBe(3);
  expect(read([{ ...emptyScene, cast: [nobi] }])?.voice).toBeUndefined();
});

test('whoever only speaks has a scene that lasts as long', () => {
  expect(spoken.length).toBe(25);
  expect(withVoice({ ...spoken, length: 80 }, 4, 2).length).toBe(80);
});

test('the next scene begins without the voice of the one before', () => {
  expect(withNextScene([spoken], 0)?.[1]?.voice).toBeUndefined();
});

test('a new take never overwrites a voice that may be wanted again', () => {
  expect(nextVoice([work([spoken])], [])).toBe(4);
  expect(nextVoice([work([spoken])], ['suara-9', 'lain'])).toBe(10);
});

test('only what no play names goes', () => {
  expect(unusedClips([work([spoken])], ['suara-3', 'suara-4'])).toEqual(['suara-4']);
});
