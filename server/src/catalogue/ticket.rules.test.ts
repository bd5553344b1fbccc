import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTicketGood, signTicket, ticketSeconds } from './ticket.rules.ts';

const path = '/games/satu-dua/';
const now = 1_790_000_000_000;
const good = signTicket('secret', path, now);

test('a ticket opens its page until it runs out', () => {
  const lastMoment = now + ticketSeconds * 1000 - 1;

  expect(isTicketGood('secret', { path, ticket: good, now })).toBe(true);
  expect(isTicketGood('secret', { path, ticket: good, now: lastMoment })).toBe(true);
  expect(isTicketGood('secret', { path, ticket: good, now: lastMoment + 1 })).toBe(false);
});

test('nothing but the ticket itself opens the page', () => {
  const anything = fc.oneof(fc.string(), fc.anything(), fc.constant(`${good.split('.')[0]}.`));

  void fc.assert(
    fc.property(anything, (ticket) => {
      fc.pre(ticket !== good);
      expect(isTicketGood('secret', { path, ticket, now })).toBe(false);
    }),
  );
});

test('a changed character anywhere makes a ticket worthless', () => {
  // The last character carries two bits that no byte holds, so it is left out.
  for (let at = 0; at < good.length - 1; at += 1) {
    const other = good[at] === 'a' ? 'b' : 'a';
    const ticket = good.slice(0, at) + other + good.slice(at + 1);
    expect([at, isTicketGood('secret', { path, ticket, now })]).toEqual([at, false]);
  }
});

test('another path or another secret makes a ticket worthless', () => {
  const elsewhere = { path: '/games/tiga-empat/', ticket: good, now };

  expect(isTicketGood('secret', elsewhere)).toBe(false);
  expect(isTicketGood('other', { path, ticket: good, now })).toBe(false);
});
