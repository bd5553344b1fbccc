import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply } from '../call/list.ts';
import { line } from '../call/text.ts';

const id = z.string('not_found').check(z.regex(/^[0-9]{1,12}$/, 'not_found'));
const form = z.strictObject({
  language: z.enum(['id', 'en'], 'invalid_input'),
  title: line(120),
  text: line(4000),
});
const template = z.object({
  id: z.string(),
  language: z.enum(['id', 'en']),
  title: z.string(),
  text: z.string(),
});
const params = z.object({ id });

/** Ready answers, which staff write themselves. */
export const staffTemplates = {
  templates: call({
    method: 'GET',
    path: '/api/staff/templates/',
    access: 'staff',
    role: ['support'],
    says: 'Ready words for answers; `{name}` in them becomes the family’s name.',
    query: z.object({ ...listQuery(['title']) }),
    reply: listReply(template),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  template: call({
    method: 'GET',
    path: '/api/staff/templates/{id}/',
    access: 'staff',
    role: ['support'],
    says: 'One ready answer.',
    params,
    reply: template,
    errors: ['not_found'],
    origin: 'added',
  }),
  addTemplate: call({
    method: 'POST',
    path: '/api/staff/templates/',
    access: 'staff',
    role: ['support'],
    says: 'Adds a ready answer.',
    body: form,
    reply: z.object({ id: z.string() }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  changeTemplate: call({
    method: 'PUT',
    path: '/api/staff/templates/{id}/',
    access: 'staff',
    role: ['support'],
    says: 'Changes a ready answer.',
    params,
    body: form,
    reply: z.object({ id: z.string() }),
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
  removeTemplate: call({
    method: 'DELETE',
    path: '/api/staff/templates/{id}/',
    access: 'staff',
    role: ['support'],
    says: 'Removes a ready answer.',
    params,
    reply: z.object({ id: z.string() }),
    errors: ['not_found'],
    origin: 'added',
  }),
};
