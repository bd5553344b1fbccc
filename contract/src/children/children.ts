import * as z from 'zod/mini';
import { personName } from '../account/person-name.ts';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';
import { legalAgeBands } from './age-band.ts';
import { childAnimals, childZones } from './child-values.ts';

/** How many children a family may have; each has a place, which the database keeps. */
export const mostChildren = 6;

/** A name for home: one plain line, no links, nothing invisible. */
const nickname = personName(24);

/** Month and year; a birthday is more than we need. */
const birthMonth = z
  .string('invalid_input')
  .check(z.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_input'));

/** A class of school; 0 is before school (PAUD). */
const grade = z
  .number('invalid_input')
  .check(z.int('invalid_input'), z.gte(0, 'invalid_input'), z.lte(9, 'invalid_input'));

const details = {
  animal: z.enum(childAnimals, 'invalid_input'),
  birth_month: z.nullable(birthMonth),
  grade: z.nullable(grade),
  zone: z.enum(childZones, 'invalid_input'),
};

/** What an adult says of a child. */
export const childForm = z.strictObject({ nickname, ...details });

/** The first child stands without a name until the adult gives one. */
const changes = z.strictObject({ nickname: z.nullable(nickname), ...details });

export const child = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()),
  ...details,
  /** The law's, computed from the month of birth. */
  age_band: z.nullable(z.enum(legalAgeBands)),
  /** Nobody has said anything of this child yet: the first one, made with the account. */
  is_new: z.boolean(),
});
export type Child = z.output<typeof child>;

const params = z.object({ child: opaqueId });

/**
 * What the one screen of a family's first paid time says: a child may type it, before there is any
 * PIN. Class and zone are the adult's to say.
 */
const introduction = z.strictObject({
  nickname,
  animal: details.animal,
  birth_month: details.birth_month,
});

/** The children of a family: who they are is read and said behind the adult's PIN. */
export const children = {
  list: call({
    method: 'GET',
    path: '/api/children/',
    access: 'adult',
    says: 'The children of this family, in the order in which they came.',
    reply: z.object({ children: z.array(child) }),
    origin: 'added',
  }),
  add: call({
    method: 'POST',
    path: '/api/children/',
    access: 'adult',
    says: 'Adds a child, six a family at most; the very same again is a second try and adds none.',
    body: childForm,
    reply: child,
    errors: ['name_plain', 'child_age', 'child_name_taken', 'children_full'],
    origin: 'added',
  }),
  introduce: call({
    method: 'PUT',
    path: '/api/children/first/',
    access: 'account',
    says: 'Says who the first child is, once: as long as nobody has said anything of this child.',
    body: introduction,
    reply: z.object({}),
    errors: ['name_plain', 'child_age', 'child_name_taken', 'child_known'],
    origin: 'added',
  }),
  postpone: call({
    method: 'PUT',
    path: '/api/children/first/later/',
    access: 'account',
    says: 'Puts off saying who the first child is; no device of the family asks again.',
    reply: z.object({}),
    origin: 'added',
  }),
  change: call({
    method: 'PUT',
    path: '/api/children/{child}/',
    access: 'adult',
    says: 'Says anew who a child is: name for home, animal, month of birth, class and zone.',
    params,
    body: changes,
    reply: child,
    errors: ['not_found', 'name_plain', 'child_age', 'child_name_taken'],
    origin: 'added',
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/children/{child}/',
    access: 'adult',
    says: 'Removes a child with everything that is the child’s; the last one stays.',
    params,
    reply: z.object({}),
    errors: ['not_found', 'child_last'],
    origin: 'added',
  }),
};
