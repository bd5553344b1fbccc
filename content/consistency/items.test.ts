/** What can be judged of every item without playing it. Found by folder: a new item needs no edit. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findItems } from '../build/items.ts';
import { breachesOf } from './banned.ts';

interface Source {
  name: string;
  text: string;
}

const root = join(import.meta.dirname, '..');
const items = await Promise.all(
  (await findItems(root)).map(async (item) => {
    const names = await readdir(item.folder, { recursive: true });
    const sources = await Promise.all(
      names
        .filter((name) => name.endsWith('.ts'))
        .map(async (name) => ({ name, text: await readFile(join(item.folder, name), 'utf8') })),
    );
    return { ...item, sources };
  }),
);
const shipped = (sources: readonly Source[]): Source[] =>
  sources.filter(
    ({ name }) => !/\.test\.ts$|^(?:robot|checks|manifest)\.ts$|^checks[\\/]/.test(name),
  );

/** Lines of code that match, so that a breach names its place. */
const linesWith = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, at) => {
      const isComment = /^\s*(?:\/\/|\*|\/\*)/.test(line);
      return !isComment && pattern.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [];
    }),
  );

/** Texts in quotes, from the files that hold what is said. */
const spoken = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ name }) => /(?:^|\/)(?:text|words|speech|lessons)[\w-]*(?:\.ts|\/)/.test(name))
    .flatMap(({ text }) => text.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []);

test('finds all three shelves filled', () => {
  expect(new Set(items.map(({ manifest }) => manifest.kind)).size).toBe(3);
});

test.each(items)('$path names the bands of the law that its ages reach into', ({ manifest }) => {
  const years = Array.from(
    { length: manifest.ageMax - manifest.ageMin + 1 },
    (_each, at) => manifest.ageMin + at,
  );
  const isIn = (band: string, year: number) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    return from <= year && year <= to;
  };

  const withoutBand = years.filter((year) => !manifest.ageBands.some((band) => isIn(band, year)));
  const idle = manifest.ageBands.filter((band) => !years.some((year) => isIn(band, year)));

  expect([withoutBand, idle]).toEqual([[], []]);
});

test.each(items)('rule 3: $path asks for no gesture that small hands cannot make', (item) => {
  const gestures =
    /['"](?:dblclick|gesturestart|gesturechange|deviceorientation|devicemotion|contextmenu)['"]|touches\[1\]|touches\.length/;

  expect(linesWith(shipped(item.sources), gestures)).toEqual([]);
});

test.each(items)(
  'rules 14 15 19 20: $path says nothing that is banned',
  ({ manifest, sources }) => {
    const { title, description, goal, skills } = manifest;
    const about = [title, description, goal, ...skills.map(({ name }) => name)];
    const lines = [...about.flatMap(({ id, en }) => [id, en]), ...spoken(sources)];

    expect(lines.flatMap(breachesOf)).toEqual([]);
  },
);

test.each(items)('rule 14: $path has no sound of failure', ({ sources }) => {
  const sounds = sources.filter(({ name }) => name.endsWith('sounds.ts'));

  expect(linesWith(sounds, /\b(?:buzz(?:er)?|wrong|fail|error|lose)\b/i)).toEqual([]);
});

test.each(items)('$path has no way to the ears but the kit’s one bus', ({ sources }) => {
  // On that bus sounds stay below the voice (kit/src/sound/bus.ts); speech is the host's.
  const ways =
    /\bnew (?:Offline)?Audio(?:Context)?\b|SpeechSynthesisUtterance|createOscillator|<audio/;

  expect(linesWith(shipped(sources), ways)).toEqual([]);
});

test.each(items)('rule 16: $path takes its help from the kit', ({ manifest, sources }) => {
  const helpOf = {
    game: /\b(?:helpAfter|playRounds)\b/,
    course: /\bopenCourse\b/,
    tool: /\bwatchIdle\b/,
  };

  expect(linesWith(shipped(sources), helpOf[manifest.kind])).not.toEqual([]);
});

test.each(items)(
  'rules 17 18: $path shows what its rules do to learners',
  ({ manifest, folder }) => {
    // A course's rate of success is the player's (kit/src/course), a tool has none.
    const isShown = manifest.kind !== 'game' || existsSync(join(folder, 'rules/rules.test.ts'));

    expect(isShown, 'rules/rules.test.ts with simulated learners').toBe(true);
  },
);

test.each(items)('rules 8 22: $path has a robot that can play it', ({ folder }) => {
  expect(existsSync(join(folder, 'robot.ts'))).toBe(true);
});

/** Reads books that staff published from its own origin, which the policy of its page insists on (docs/decisions/105). */
const readsOwnOrigin = new Set(['tools/rak-buku/play/books.ts']);

test.each(items)('rules 23 24: $path neither links out, nor sends, nor stores', (item) => {
  const files = shipped(item.sources);
  const others = files.filter(({ name }) => !readsOwnOrigin.has(`${item.path}/${name}`));
  const ways =
    /\b(?:fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|localStorage|sessionStorage|indexedDB|document\.cookie|window\.open)/;
  const links = /https?:\/\/(?!www\.w3\.org\/)/;

  expect(linesWith(others, ways)).toEqual([]);
  expect(linesWith(files, links)).toEqual([]);
});

test.each(items)('$path sets no style that the policy of the play origin would drop', (item) => {
  // Inside innerHTML a style attribute is refused; `element.style` and SVG attributes are not.
  expect(linesWith(shipped(item.sources), /[\s"'`]style="|<style/)).toEqual([]);
});
