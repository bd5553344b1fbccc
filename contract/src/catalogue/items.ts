import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply, searched } from '../call/list.ts';
import { line } from '../call/text.ts';
import { plan } from '../payments/plan.ts';

const kind = z.enum(['game', 'course', 'tool'], 'invalid_input');
const trust = z.enum(['house', 'guest']);
const number = z.int('invalid_input');

/** What staff say of an item. */
const itemFields = {
  title_id: line(60),
  title_en: line(60),
  description_id: line(200),
  description_en: line(200),
  /** The kind of a tool is its category. */
  category: line(40),
  plan,
  age_min: number.check(z.gte(3, 'invalid_input'), z.lte(13, 'invalid_input')),
  age_max: number.check(z.gte(3, 'invalid_input'), z.lte(13, 'invalid_input')),
  order: number.check(z.gte(0, 'invalid_input'), z.lte(9999, 'invalid_input')),
  is_hidden: z.boolean('invalid_input'),
};

const shownFields = {
  /** Kind and name, such as `game.jembatan-sepuluh`. */
  id: z.string(),
  kind,
  trust,
  thumbnail: z.string(),
  is_changed: z.boolean(),
  ...itemFields,
};
const itemShown = z.object(shownFields);

/** One item with what its manifest says, whatever staff changed. */
const itemWhole = z.object({
  ...shownFields,
  manifest: z.object({ ...itemFields, thumbnail: z.string() }),
});

const itemParams = z.object({
  id: z.string('not_found').check(z.regex(/^(?:game|course|tool)\.[a-z0-9-]{1,64}$/, 'not_found')),
});

/** What stands on the shelves, as staff arrange it. */
export const staffCatalogue = {
  items: call({
    method: 'GET',
    path: '/api/staff/items/',
    access: 'staff',
    role: ['content'],
    says: 'Games, courses and tools in the order of their shelves, the hidden ones too.',
    query: z.object({
      ...listQuery(['order']),
      search: searched,
      kind: z.optional(kind),
      category: searched,
    }),
    reply: listReply(itemShown),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  item: call({
    method: 'GET',
    path: '/api/staff/items/{id}/',
    access: 'staff',
    role: ['content'],
    says: 'One item as families see it now.',
    params: itemParams,
    reply: itemWhole,
    errors: ['not_found'],
    origin: 'added',
  }),
  changeItem: call({
    method: 'PUT',
    path: '/api/staff/items/{id}/',
    access: 'staff',
    role: ['content'],
    says: 'Changes words, place, plan or whether families see it; every process shows it at once.',
    params: itemParams,
    body: z.strictObject(itemFields),
    reply: itemWhole,
    errors: ['not_found', 'staff_half_regular'],
    origin: 'added',
  }),
  setThumbnail: call({
    method: 'POST',
    path: '/api/staff/items/{id}/thumbnail/',
    access: 'staff',
    role: ['content'],
    says: 'Gives an item another picture (field `thumbnail`: JPEG, PNG or WebP), redrawn for its card.',
    params: itemParams,
    reply: itemWhole,
    encoding: 'multipart',
    errors: ['not_found', 'invalid_input', 'picture_refused', 'too_large'],
    origin: 'added',
  }),
  dropThumbnail: call({
    method: 'DELETE',
    path: '/api/staff/items/{id}/thumbnail/',
    access: 'staff',
    role: ['content'],
    says: 'Gives an item the picture of its build again.',
    params: itemParams,
    reply: itemWhole,
    errors: ['not_found'],
    origin: 'added',
  }),
  resetItem: call({
    method: 'POST',
    path: '/api/staff/items/{id}/reset/',
    access: 'staff',
    role: ['content'],
    says: 'Forgets everything that staff changed about an item: its manifest says it all again.',
    params: itemParams,
    reply: itemWhole,
    errors: ['not_found', 'staff_half_regular'],
    origin: 'added',
  }),
  moveItem: call({
    method: 'POST',
    path: '/api/staff/items/{id}/move/',
    access: 'staff',
    role: ['content'],
    says: 'Moves an item one place up or down among its kind.',
    params: itemParams,
    body: z.strictObject({ to: z.enum(['up', 'down'], 'invalid_input') }),
    reply: z.object({ id: z.string() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  previewItem: call({
    method: 'POST',
    path: '/api/staff/items/{id}/preview/',
    access: 'staff',
    role: ['content'],
    says: 'A short-lived address to look at an item; nothing of it is recorded.',
    params: itemParams,
    reply: z.object({ url: z.string(), trust }),
    errors: ['not_found'],
    origin: 'added',
  }),
};
