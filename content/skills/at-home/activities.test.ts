import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findItems } from '../../build/items.ts';
import { breachesOf } from '../../consistency/banned.ts';
import { registry } from '../registry.ts';
import { homeActivities } from './activities.ts';
import { cautionOf, type HomeActivity, householdThings } from './home-activity.ts';

const rows = Object.entries(homeActivities).flatMap(([skill, activities]) =>
  activities.map((activity) => ({ skill, activity })),
);
const idsOf = (chosen: (activity: HomeActivity, skill: string) => boolean): string[] =>
  rows.filter(({ skill, activity }) => chosen(activity, skill)).map(({ activity }) => activity.id);
const textsOf = ({ title, steps }: HomeActivity) => [title, ...steps];
const wordsOf = (activity: HomeActivity): string[] =>
  textsOf(activity).flatMap(({ id, en }) => [id, en]);

test('has at least two activities for every skill', () => {
  const lacking = registry
    .map(({ id }) => ({ id, has: homeActivities[id]?.length ?? 0 }))
    .filter(({ has }) => has < 2)
    .map(({ id, has }) => `${id} has ${has} of 2 activities for home`);

  expect(lacking).toEqual([]);
});

test('has none for a skill that is not in the registry', () => {
  const known = new Set(registry.map(({ id }) => id));

  expect(Object.keys(homeActivities).filter((skill) => !known.has(skill))).toEqual([]);
});

test('gives every activity an id of its own that begins with its skill', () => {
  const ids = rows.map(({ activity }) => activity.id);

  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(idsOf(({ id }, skill) => !id.startsWith(`${skill}-`))).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('says each activity in both languages, in two to four short steps', () => {
  expect(idsOf(({ steps }) => steps.length < 2 || steps.length > 4)).toEqual([]);
  expect(idsOf(({ title }) => title.id.length > 48 || title.en.length > 48)).toEqual([]);
  const long = rows.flatMap(({ activity }) =>
    wordsOf(activity).filter((line) => line.length === 0 || line.length > 140),
  );
  expect(long.map((line) => `${line.length}: ${line}`)).toEqual([]);
});

test('says every line in Indonesian and in English, never the same twice', () => {
  const untranslated = rows.flatMap(({ activity }) =>
    textsOf(activity)
      .filter(({ id, en }) => id === en)
      .map(({ id }) => `${activity.id}: ${id}`),
  );

  expect(untranslated).toEqual([]);
});

test('names each thing that it needs once, and no thing goes unused', () => {
  const used = new Set(rows.flatMap(({ activity }) => activity.things));
  const all = Object.keys(householdThings);

  expect(idsOf(({ things }) => new Set(things).size !== things.length)).toEqual([]);
  expect(all.filter((name) => ![...used].some((thing) => thing === name))).toEqual([]);
});

test('asks for nothing small where a skill is met at four, and warns wherever it does', async () => {
  const items = await findItems(join(import.meta.dirname, '../..'));
  const metAt = (skill: string) =>
    Math.min(
      ...items
        .filter(({ manifest }) => manifest.skills.some(({ id }) => id === skill))
        .map(({ manifest }) => manifest.ageMin),
    );

  expect(idsOf((activity, skill) => metAt(skill) < 5 && cautionOf(activity) !== null)).toEqual([]);
  expect(idsOf((activity) => cautionOf(activity) !== null)).toContain('compare-10-two-handfuls');
});

test('needs no screen, no blade, no fire and no street', () => {
  const unsafe =
    /\b(?:pisau|gunting|kompor|lilin|korek|jalan raya|HP|ponsel|layar|televisi|knife|scissors|stove|candle|match(?:es)? box|street|phone|screen|tablet|TV)\b/iu;

  expect(
    rows.flatMap(({ activity }) => wordsOf(activity).filter((line) => unsafe.test(line))),
  ).toEqual([]);
});

test('neither compares children, nor praises talent, nor hurries', () => {
  const compares =
    /\b(?:anak lain|teman-temannya|seusianya|lebih pintar|other children|than (?:his|her|their) (?:friends|brother|sister))\b/iu;
  const lines = rows.flatMap(({ activity }) => wordsOf(activity));

  expect(lines.flatMap(breachesOf)).toEqual([]);
  expect(lines.filter((line) => compares.test(line))).toEqual([]);
});

test('tells a parent how the English words sound', () => {
  const english = registry.filter(({ domain }) => domain === 'english').map(({ id }) => id);
  const silent = idsOf(
    ({ steps }, skill) => english.includes(skill) && !steps.some(({ id }) => /dibaca:/i.test(id)),
  );

  expect(silent).toEqual([]);
});
