import { expect, test } from 'vitest';
import { playAddresses } from './play-address.ts';
import { isTicketGood, ticketSeconds } from './ticket.rules.ts';

const start = 1_790_000_000_000;

test('an address lasts from the second in which it was asked for, whoever asked before', () => {
  let at = start;
  const addressOf = playAddresses({
    playUrl: 'https://play.example',
    playSecret: 'secret',
    now: () => new Date(at),
  });
  const ticketOf = (path: string) => new URL(addressOf(path)).searchParams.get('ticket');

  const first = ticketOf('/games/satu-dua/');
  at = start + 999;
  const sameSecond = ticketOf('/games/satu-dua/');
  const other = ticketOf('/games/tiga-empat/');
  at = start + 1000;
  const later = ticketOf('/games/satu-dua/');

  expect(sameSecond).toBe(first);
  const lastMoment = start + ticketSeconds * 1000 - 1;
  const isGood = (path: string, ticket: unknown, now: number) =>
    isTicketGood('secret', { path, ticket, now });
  expect(isGood('/games/satu-dua/', first, lastMoment)).toBe(true);
  expect(isGood('/games/tiga-empat/', other, lastMoment)).toBe(true);
  expect(isGood('/games/satu-dua/', later, lastMoment + 1000)).toBe(true);
  expect(isGood('/games/satu-dua/', first, lastMoment + 1)).toBe(false);
});
