import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { companyLogo } from '../call/company.ts';

/** What is to be done once before families come, in the order in which a person does it. */
export const setupSteps = [
  'company',
  'contacts',
  'mail',
  'payments',
  'backup',
  'colleagues',
  'voice',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Why a trial of the mail or the gateway failed; each has a remedy in the console's words. */
export const setupTroubles = [
  'mail_missing',
  'mailbox',
  'mail_sign_in',
  'mail_name',
  'mail_tls',
  'mail_sender',
  'mail_unreachable',
  'gateway_demo',
  'gateway_key',
  'gateway_unreachable',
] as const;
export type SetupTrouble = (typeof setupTroubles)[number];

const isDone = z.boolean();
const trial = z.object({ at: z.string(), trouble: z.nullable(z.enum(setupTroubles)) });
const tried = z.nullable(trial);
const moment = z.nullable(z.string());
const logo = z.nullable(companyLogo);
const common = {
  access: 'staff',
  role: ['administrator'],
  origin: 'added',
} as const;

/** The way of an installation from its first start to its first family. */
export const staffSetup = {
  setup: call({
    ...common,
    method: 'GET',
    path: '/api/staff/setup/',
    says: 'What is set, tried and still to be done before families come, as it is at this moment.',
    reply: z.object({
      company: z.object({
        is_done: isDone,
        name: z.string(),
        address: z.string(),
        registration: z.string(),
        /** Nobody has to have one. */
        logo,
      }),
      contacts: z.object({ is_done: isDone, whatsapp: z.string(), email: z.string() }),
      mail: z.object({ is_done: isDone, has_server: z.boolean(), from: z.string(), tried }),
      payments: z.object({
        is_done: isDone,
        /** Of new orders. */
        gateway: z.string(),
        is_demo: z.boolean(),
        last_paid_at: moment,
        tried,
      }),
      /** Done while the newest backup is at most two days old. */
      backup: z.object({ is_done: isDone, last_at: moment, is_encrypted: z.boolean() }),
      /** Done with two administrators: what weighs most takes two people. */
      colleagues: z.object({ is_done: isDone, administrators: z.int() }),
      /** Nobody has to: the device's own voice reads where no recording is. */
      voice: z.object({ is_done: isDone, published_at: moment, clips: z.int() }),
    }),
  }),
  trySetupMail: call({
    ...common,
    method: 'POST',
    path: '/api/staff/setup/mail/',
    says: 'Sends a letter to the caller’s own address, at once and past the outbox, and says what the mail server answered.',
    errors: ['too_many_requests'],
    reply: trial,
  }),
  trySetupPayments: call({
    ...common,
    method: 'POST',
    path: '/api/staff/setup/payments/',
    says: 'Asks the gateway of new orders for an order that nobody made: the right key is told so, a wrong one is refused.',
    errors: ['too_many_requests'],
    reply: trial,
  }),
  setLogo: call({
    ...common,
    method: 'POST',
    path: '/api/staff/setup/logo/',
    says: 'Shows the company’s logo (field `logo`: JPEG, PNG or WebP) on the welcome page, invoices and receipts; redrawn, in place of the one before.',
    encoding: 'multipart',
    errors: ['invalid_input', 'picture_refused', 'too_large'],
    reply: z.object({ logo }),
  }),
  dropLogo: call({
    ...common,
    method: 'DELETE',
    path: '/api/staff/setup/logo/',
    says: 'Shows no logo of the company any more; done already where there is none.',
    reply: z.object({ logo }),
  }),
};
