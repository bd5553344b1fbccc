import { expect, test } from 'vitest';
import { codes } from '../skills/curriculum.ts';
import { registry } from '../skills/registry.ts';
import { skillsFileOf } from './skills-file.ts';

test('tells of every skill what to do at home, and of every element its name in both languages', () => {
  const { skills, elements } = skillsFileOf();

  expect(skills.map(({ id }) => id)).toEqual(registry.map(({ id }) => id));
  for (const { id, home } of skills) expect(home.length, id).toBeGreaterThanOrEqual(2);
  expect(elements.map(({ code }) => code)).toEqual([...codes]);
});

test('points from skills only to elements that it lists', () => {
  const { skills, elements } = skillsFileOf();
  const known = new Set(elements.map(({ code }) => code));

  for (const { id, element } of skills)
    if (element !== null) expect(known.has(element), id).toBe(true);
});
