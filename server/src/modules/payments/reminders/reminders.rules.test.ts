import { expect, test } from 'vitest';
import { reminderDue } from './reminders.rules.ts';

const now = new Date('2026-11-21T10:00:00+07:00');

test.each([
  ['eight days before', '2026-11-29T10:00:00+07:00', undefined],
  ['seven days before, late in the evening', '2026-11-28T23:59:59+07:00', 7],
  ['four days before', '2026-11-25T10:00:00+07:00', 7],
  ['three days before', '2026-11-24T00:00:01+07:00', 3],
  ['two days before', '2026-11-23T10:00:00+07:00', 3],
  ['the day before', '2026-11-22T23:00:00+07:00', 1],
  ['on the day', '2026-11-21T10:00:01+07:00', 0],
  ['at the end', '2026-11-21T10:00:00+07:00', undefined],
  ['after the end', '2026-11-20T10:00:00+07:00', undefined],
])('%s', (_when, endsAt, days) => {
  expect(reminderDue(new Date(endsAt), now)).toBe(days);
});
