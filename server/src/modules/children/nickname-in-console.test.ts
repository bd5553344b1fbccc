import { type CallShape, chat, contentReport, staff, support } from '@nobi/contract';
import { expect, test } from 'vitest';
import { startConsole } from '../../testing/console.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import { childrenSteps } from './children.testing.ts';

const nickname = 'Kelinci Rahasia';

/** Every list and file of the console: what is asked for without naming a row. */
const lists: [string, CallShape][] = Object.entries(staff as Record<string, CallShape>).filter(
  ([, { method, path }]) => method === 'GET' && !path.includes('{'),
);

test('no list and no file of the console names a child, and no row but the family’s own page', async () => {
  const { product, token: boss } = await startConsole();
  const { add, idsOf, choose } = childrenSteps(() => product);
  const { email, token } = await newSubscribedAdult(product);
  await add(token, { nickname });
  const [, child = ''] = await idsOf(token);
  await choose(token, child);
  await product.send(chat.ask, { token, body: { prompt: 'aku mau mati aja' } });
  await product.send(support.send, {
    token,
    body: { subject: 'Suara', message: 'Tidak terdengar', category: 'bug' },
  });
  const report = { kind: 'game', item: 'satu-dua', reason: 'wrong', words: 'Angkanya salah' };
  await product.send(contentReport.reportContent, { token, body: report });
  const [row] = await product.db.query<Record<'family' | 'safety' | 'ticket' | 'report', string>>(
    `select a.id as family, (select id::text from safety_case where account_id = a.id) as safety,
       (select id::text from ticket where account_id = a.id) as ticket,
       (select id::text from content_report where account_id = a.id) as report
     from account a where email = $1`,
    [email],
  );
  const { family = '', safety = '', ticket = '', report: reported = '' } = row ?? {};
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  const replies: [string, number, string][] = [];
  const ask = async (name: string, shape: CallShape, sending: object = {}) => {
    const { status, body } = await product.send(shape, { token: boss, ...sending });
    replies.push([name, status, JSON.stringify(body)]);
  };
  const queries = [
    undefined,
    { from: day(-7), to: day(0) },
    { month: day(0).slice(0, 7) },
    { text: email },
    { list: 'families' },
  ];
  for (const [name, shape] of lists)
    for (const query of queries) {
      await ask(name, shape, query && { query });
      if (replies.at(-1)?.[1] !== 400) break;
      if (query !== queries.at(-1)) replies.pop();
    }
  await ask('safetyCase', staff.safetyCase, { params: { id: safety } });
  await ask('safetyWords', staff.safetyWords, { params: { id: safety } });
  await ask('ticket', staff.ticket, { params: { ticket, id: ticket } });
  await ask('contentReport', staff.contentReport, { params: { report: reported } });
  await ask('family', staff.family, { params: { family } });
  await product.stop();

  expect(replies.length).toBeGreaterThan(20);
  expect(
    replies.filter(([, status]) => status !== 200).map(([name, status]) => [name, status]),
  ).toEqual([]);
  expect(replies.filter(([, , body]) => body.includes(nickname)).map(([name]) => name)).toEqual([
    'family',
  ]);
  expect(replies.filter(([, , body]) => body.includes(email)).length).toBeGreaterThan(2);
});
