import { rate, soundOf } from '@nobi/kit/sound';
import { tally } from '@nobi/kit/studio';
import { expect, test } from 'vitest';
import { mixed, notesAt, wavOf } from '../sound/mixing.ts';
import { readSave, writeSave } from './album.ts';
import { instruments } from './instruments.ts';
import { spell } from './magic.ts';
import { pack, unpack } from './packing.ts';
import { Session } from './session.ts';
import {
  flipped,
  freshSong,
  isOn,
  layers,
  lengthOf,
  mirrored,
  noteCount,
  repeated,
  type Song,
  touch,
} from './song.ts';
import { nextTip } from './techniques.ts';
import { tempos } from './tempos.ts';

const withNote = (song: Song, step: number, row: number): Song =>
  touch(song, { layer: 'melody', step, row, on: true });
const tune = [0, 2, 3].reduce((song, step) => withNote(song, step, step), freshSong);

test('lights a square once and takes it back with the same press', () => {
  const lit = withNote(freshSong, 4, 1);
  const again = withNote(lit, 4, 1);
  const out = touch(lit, { layer: 'melody', step: 4, row: 1, on: false });

  expect(isOn(lit, 'melody', { step: 4, row: 1 })).toBe(true);
  expect(again).toBe(lit);
  expect(noteCount(out)).toBe(0);
});

test('is one page long until a note stands on the second', () => {
  expect(lengthOf(tune)).toBe(8);
  expect(lengthOf(withNote(tune, 8, 0))).toBe(16);
});

test('answers the first page backwards when it is mirrored', () => {
  const { melody } = mirrored(tune, 'melody').cells;

  expect(melody.toReversed()).toEqual(melody);
  expect(melody.slice(0, 8)).toEqual(tune.cells.melody.slice(0, 8));
});

test('repeats the first page on the second', () => {
  const { melody } = repeated(tune, 'melody').cells;

  expect(melody.slice(8)).toEqual(melody.slice(0, 8));
});

test('turns high into low, and twice is as before', () => {
  const once = flipped(tune, 'melody');

  expect(isOn(once, 'melody', { step: 0, row: 4 })).toBe(true);
  expect(flipped(once, 'melody')).toEqual(tune);
});

test('changes only the layer at hand, and nothing where nothing is', () => {
  expect(spell('mirror', tune, 'drums')).toBe('nothing-yet');
  expect(spell('save', freshSong, 'melody')).toBe('nothing-yet');
  expect(spell('album', tune, 'melody')).toBeNull();
});

test('plays an echo later and softer, and of the melody alone', () => {
  const song = touch({ ...tune, echo: true }, { layer: 'drums', step: 0, row: 4, on: true });
  const notes = notesAt(song, 0);

  expect(notes.filter(({ layer }) => layer === 'drums')).toHaveLength(1);
  expect(notes.filter(({ layer }) => layer === 'melody').map(({ late }) => late)).toEqual([
    0, 1.5, 3,
  ]);
});

test('brings a song back from its letters whole', () => {
  const song: Song = {
    ...touch(tune, { layer: 'bass', step: 15, row: 4, on: true }),
    players: { melody: 3, bass: 1, drums: 1 },
    tempo: 4,
    echo: true,
  };

  expect(unpack(pack(song))).toEqual(song);
});

test('reads a damaged song as what is left of it, and a stranger as silence', () => {
  expect(unpack(pack(tune).slice(0, 4)).cells.melody.slice(0, 4)).toEqual(
    tune.cells.melody.slice(0, 4),
  );
  for (const text of ['', '....', 'ÿ!?', 'zzzz.zzzz.zzzz.999.99'])
    expect(noteCount(unpack(text)), text).toBe(0);
});

test('starts fresh from a save that is not ours', () => {
  for (const text of [null, '', '{', '[]', '{"v":2}', '{"v":1,"works":[{"i":-1,"m":3}]}'])
    expect(readSave(text).works, String(text)).toEqual([]);
});

test('keeps the full album well under what a save may weigh', () => {
  const works = Array.from({ length: 60 }, (_, at) => ({
    id: at + 1,
    song: pack(tune),
    isShown: true,
  }));

  expect(writeSave({ works, open: 60, tried: [] }).length).toBeLessThan(60_000);
});

test('goes on with the same song, takes back a whole stroke, and keeps the old one', () => {
  let save = '';
  const keep = (text: string): void => {
    save = text;
  };
  const session = new Session(null, keep);
  session.change(withNote(session.song, 0, 0));
  session.change(withNote(session.song, 1, 0));
  session.change(withNote(session.song, 2, 0), true);

  const again = new Session(save, keep);
  expect(again.song).toEqual(session.song);

  session.undo();
  expect(noteCount(session.song)).toBe(1);
  session.fresh();
  session.change(withNote(session.song, 5, 2));
  expect(session.works).toHaveLength(2);
});

test('keeps no empty song, and lets one go only when it is told', () => {
  const session = new Session(null, () => undefined);
  session.change(tune);
  session.undo();
  expect(session.works).toHaveLength(0);

  session.change(tune);
  const [work] = session.works;
  if (work) session.letGo(work);
  expect(session.works).toHaveLength(0);
  expect(noteCount(session.song)).toBe(0);
});

test.each(layers.flatMap((layer) => instruments[layer]))(
  '$name sounds on all five rows, never too loud, and ends in silence',
  ({ rows }) => {
    for (const voice of rows) {
      const sound = soundOf(voice);
      const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

      expect(rows).toHaveLength(5);
      expect(peak).toBeGreaterThan(0.5);
      expect(peak).toBeLessThan(0.801);
      expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
      expect(sound.length / rate).toBeLessThan(2);
    }
  },
);

test('writes a WAV of every tempo under two megabytes that is not silent', () => {
  const full: Song = { ...mirrored(tune, 'melody'), echo: true };
  for (const tempo of tempos.keys()) {
    const mix = mixed({ ...full, tempo });
    const view = new DataView(wavOf(mix));

    expect(view.byteLength).toBe(44 + mix.length * 2);
    expect(view.byteLength).toBeLessThan(2_000_000);
    expect(view.getUint32(24, true)).toBe(rate);
    expect(mix.slice(0, rate).some((value) => value > 0.1)).toBe(true);
    expect(mix.every((value) => Math.abs(value) <= 1)).toBe(true);
  }
});

test('offers one new way at a time and none twice', () => {
  expect(nextTip(new Set(['notes', 'play']), new Set(['drums']))).toBe('bass');
  expect(
    tally(
      new Map([
        ['notes', 2],
        ['echo', 5],
      ]),
    ),
  ).toEqual(['echo', 5, 'notes', 2]);
});
