import { expect, test } from 'vitest';
import { checkFollowUp, checkTicket } from './ticket.rules.ts';

const right = { subject: 'Suara', message: 'Tidak keluar', category: 'bug' };

test('takes a whole question, trimmed', () => {
  expect(checkTicket({ ...right, subject: ' Suara ' })).toEqual({ form: right });
});

test('asks for what is missing', () => {
  expect(checkTicket({ ...right, subject: ' ', message: '' })).toEqual({
    mistakes: { subject: 'field_required', message: 'field_required' },
  });
});

test('says what is too long', () => {
  const typed = { ...right, subject: 'a'.repeat(121), message: 'a'.repeat(4001) };

  expect(checkTicket(typed)).toEqual({ mistakes: { subject: 'too_long', message: 'too_long' } });
});

test('takes what is written again, trimmed, and says what is missing or too long', () => {
  expect(checkFollowUp(' Masih sama ')).toEqual({ message: 'Masih sama' });
  expect(checkFollowUp(' \n')).toEqual({ mistake: 'missing' });
  expect(checkFollowUp('a'.repeat(4001))).toEqual({ mistake: 'too_long' });
});
