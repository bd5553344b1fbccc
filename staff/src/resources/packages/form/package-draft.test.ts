import { guestManifestFaults } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { emptyDraft, manifestOf, type PackageDraft, withoutSkill } from './package-draft.ts';

const both = (path: string, text: string) => ({ [`${path}.id`]: text, [`${path}.en`]: text });
const filledIn: PackageDraft = {
  values: {
    ...emptyDraft.values,
    id: 'balon',
    ...both('title', 'Balon'),
    ...both('description', 'Tiup balon.'),
    ...both('goal', 'Tiup balon.'),
    'skills.0.id': 'count',
    ...both('skills.0.name', 'Hitung'),
    'skills.1.id': 'blow',
    ...both('skills.1.name', 'Tiup'),
  },
  skills: 2,
};
const faultsOf = (draft: PackageDraft) => guestManifestFaults(manifestOf(draft));

test('a form that is filled in makes a manifest that the server takes', () => {
  const tool = { ...filledIn.values, kind: 'tool', category: 'music' };

  expect(faultsOf(filledIn)).toEqual([]);
  expect(faultsOf({ ...filledIn, values: tool })).toEqual([]);
});

test('an empty form names every field that somebody has to fill in', () => {
  const fields = faultsOf(emptyDraft).map(({ field, why }) => `${field} ${why}`);

  expect(fields).toEqual([
    'id missing',
    'title.id missing',
    'title.en missing',
    'description.id missing',
    'description.en missing',
    'goal.id missing',
    'goal.en missing',
    'skills.0.id missing',
    'skills.0.name.id missing',
    'skills.0.name.en missing',
  ]);
});

test('a skill that is taken away takes its words along, and the next one moves up', () => {
  const less = withoutSkill(filledIn, 0);

  expect(manifestOf(less)).toMatchObject({ skills: [{ id: 'blow', name: { id: 'Tiup' } }] });
  expect(faultsOf(less)).toEqual([]);
});
