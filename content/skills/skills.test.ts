import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCourse } from '../build/courses.ts';
import { findItems } from '../build/items.ts';
import { aliases } from './aliases.ts';
import { homeActivities } from './at-home/activities.ts';
import { codes, version } from './curriculum.ts';
import { registry } from './registry.ts';
import { domains } from './skill.ts';

const items = await findItems(join(import.meta.dirname, '..'));
const ids = registry.map(({ id }) => id);

test('has each skill once', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, domain } of registry) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(domains, id).toContain(domain);
  }
});

test('names only prerequisites that exist, and never in a circle', () => {
  const isBelow = (id: string, path: readonly string[]): boolean => {
    expect(path, path.join(' → ')).not.toContain(id);
    const skill = registry.find((each) => each.id === id);
    expect(skill, `${path.join(' → ')} needs ${id}`).toBeDefined();
    return (skill?.needs ?? []).every((need) => isBelow(need, [...path, id]));
  };
  for (const id of ids) expect(isBelow(id, [])).toBe(true);
});

test('points only to elements of the curriculum that exist', () => {
  for (const { id, curriculum } of registry) {
    if (!curriculum) continue;
    expect(curriculum.version, id).toBe(version);
    expect(codes.has(curriculum.code), `${id}: ${curriculum.code}`).toBe(true);
  }
});

test('says every skill in both languages, to adults and to children', () => {
  for (const { id, name, words, criterion, levels, domain } of registry) {
    for (const line of [name, words, criterion, ...levels]) {
      expect(line.id.trim(), id).not.toBe('');
      expect(line.en.trim(), id).not.toBe('');
    }
    expect(words.id, id).toMatch(/^Aku /);
    expect(words.en, id).toMatch(/^I /);
    if (domain !== 'art') expect(levels.length, id).toBeGreaterThanOrEqual(3);
  }
});

test.each(items)('$path lists skills as the registry has them', ({ manifest }) => {
  for (const skill of manifest.skills) {
    const row = registry.find(({ id }) => id === skill.id);

    expect(row, skill.id).toBeDefined();
    expect(skill.name).toEqual(row?.name);
    expect(skill.curriculum).toEqual(row?.curriculum);
  }
});

test.each(items.filter(({ manifest }) => manifest.kind === 'course'))(
  '$path asks and practises only skills of the registry',
  async (item) => {
    const { course, checks } = await readCourse(item);
    const used = [
      ...course.lessons.flatMap((lesson) => [...lesson.try, ...lesson.play.bank]),
      ...Object.values(checks).flat(),
    ].map(({ skill }) => skill);

    for (const skill of new Set(used)) expect(ids).toContain(skill);
  },
);

test('leads every old id of an item to a skill that it lists, and from none that it still uses', () => {
  for (const [id, renamed] of Object.entries(aliases)) {
    const item = items.find(({ manifest }) => manifest.id === id);
    const own = item?.manifest.skills.map((skill) => skill.id) ?? [];
    for (const [from, to] of Object.entries(renamed)) {
      expect(own, `${id}: ${to}`).toContain(to);
      expect(own, `${id}: ${from}`).not.toContain(from);
    }
  }
});

test('lets the bridges and the pairs of ten meet in one skill', () => {
  const teaching = items
    .filter(({ manifest }) => manifest.skills.some(({ id }) => id === 'bonds-10'))
    .map(({ path }) => path);

  expect(teaching).toContain('games/jembatan-sepuluh');
  expect(teaching).toContain('courses/sahabat-angka');
});

// The card that a parent shares is drawn with names of this length in its widest letters.
test('no name of a skill and no home activity is too long for a card', () => {
  const names = [
    ...registry.map(({ name }) => name),
    ...Object.values(homeActivities).flatMap((of) => of.map(({ title }) => title)),
  ].flatMap(({ id, en }) => [id, en]);

  expect(names.filter((name) => name.length > 48)).toEqual([]);
});
