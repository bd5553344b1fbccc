import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, opaqueId } from '../call/text.ts';
import { orderState } from '../payments/payments.ts';
import { ticketState } from '../support/support.ts';
import { staffRoles } from './roles.ts';

/**
 * The lists that may be kept as views: their columns, and of their filters those whose values are
 * enumerated. What somebody typed is no part of a view, for it may be a name or an address.
 */
export const viewLists = {
  families: {
    columns: ['display_name', 'email', 'whatsapp', 'plan', 'paid_until', 'created_at'],
    filters: z.strictObject({}),
  },
  tickets: {
    columns: ['subject', 'display_name', 'category', 'waiting_since', 'assigned_to'],
    filters: z.strictObject({
      state: z.optional(ticketState),
      mine: z.optional(z.literal('true')),
    }),
  },
  orders: {
    columns: ['created_at', 'display_name', 'plan', 'amount', 'state', 'gateway', 'flag', 'id'],
    filters: z.strictObject({
      state: z.optional(orderState),
      gateway: z.optional(z.enum(['midtrans', 'xendit', 'midtrans-sandbox', 'voucher'])),
      flagged: z.optional(z.literal('true')),
    }),
  },
  mismatches: {
    columns: ['what', 'display_name', 'gateway', 'ended', 'opened_at'],
    filters: z.strictObject({ state: z.optional(z.enum(['open', 'done'])) }),
  },
  audit: {
    columns: ['at', 'who', 'did', 'about', 'family', 'reason', 'change'],
    // The name of a deed; the server knows all of them.
    filters: z.strictObject({ did: z.optional(z.string().check(z.regex(/^[a-zA-Z]{3,40}$/))) }),
  },
} as const;
export type ViewList = keyof typeof viewLists;

/** Views of one list that one person may have. */
export const mostViews = 20;

const list = z.enum(['families', 'tickets', 'orders', 'mismatches', 'audit'], 'invalid_input');
const word = z.string('invalid_input').check(z.regex(/^[\w-]{1,40}$/, 'invalid_input'));
const order = z.enum(['asc', 'desc'], 'invalid_input');

const body = z.strictObject({
  list,
  name: line(40),
  filters: z.record(word, word, 'invalid_input'),
  order,
  /** Columns that are not shown. */
  hidden: z.array(word, 'invalid_input').check(z.maxLength(20, 'invalid_input')),
  /** The list opens with it, for whoever saved it. */
  is_default: z.boolean('invalid_input'),
  /** Colleagues find it as well. */
  is_shared: z.boolean('invalid_input'),
});

const view = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  order,
  hidden: z.array(z.string()),
  is_default: z.boolean(),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  /** Who saved it. */
  owner: z.string(),
});
export type ListView = z.output<typeof view>;

const params = z.object({ view: opaqueId });
const done = z.object({});

/** How somebody likes to see a list of the console. */
export const staffViews = {
  views: call({
    method: 'GET',
    path: '/api/staff/views/',
    access: 'staff',
    role: staffRoles,
    says: 'One’s own views of a list and those that colleagues share.',
    query: z.object({ list }),
    reply: z.object({ views: z.array(view) }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  saveView: call({
    method: 'POST',
    path: '/api/staff/views/',
    access: 'staff',
    role: staffRoles,
    says: 'Keeps a view of a list; under a name that one has already, it takes its place.',
    body,
    reply: z.object({ id: z.string() }),
    errors: ['invalid_input', 'staff_views_full'],
    origin: 'added',
  }),
  removeView: call({
    method: 'DELETE',
    path: '/api/staff/views/{view}/',
    access: 'staff',
    role: staffRoles,
    says: 'Removes one of one’s own views, for colleagues as well.',
    params,
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
};
