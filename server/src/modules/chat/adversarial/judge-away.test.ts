import { expect, test } from 'vitest';
import { askedToday, unknown } from '../chat.testing.ts';
import { besideModel } from './beside.testing.ts';

const beside = besideModel({ AI_MODERATION_MODEL: '', AI_GUARD_MODEL: 'penjaga' });

test('19. while the second guard is down no word of the model is shown, and own skills work', async () => {
  beside.vendor().on({ model: 'nobi-test' }, { content: 'Namanya Raja Blip.' });
  beside.vendor().on({ model: 'penjaga' }, { error: { message: 'gone' }, status: 500 });
  const { token, email } = await beside.family();

  const refused = await beside.asks(token, unknown);
  const sum = await beside.asks(token, 'berapa 3/4 + 1/8?');

  expect(refused).toMatchObject({ status: 503, body: { code: 'nobi_unavailable' } });
  expect(JSON.stringify(refused.body)).not.toContain('Blip');
  expect(sum.body).toMatchObject({ source: 'offline', kind: 'answer' });
  expect(await askedToday(beside.product(), email)).toBe(1);
});
