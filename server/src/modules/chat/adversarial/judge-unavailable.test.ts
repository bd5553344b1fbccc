import { expect, test } from 'vitest';
import { questionsToday, unansweredQuestion } from '../chat.testing.ts';
import { modelHarness } from './model-harness.testing.ts';

const harness = await modelHarness({ AI_MODERATION_MODEL: '', AI_GUARD_MODEL: 'penjaga' });

test('19. while the second guard is down no word of the model is shown, and own skills work', async () => {
  harness.vendor().on({ model: 'nobi-test' }, { content: 'Namanya Raja Blip.' });
  harness.vendor().on({ model: 'penjaga' }, { error: { message: 'gone' }, status: 500 });
  const { token, email } = await harness.family();

  const refused = await harness.ask(token, unansweredQuestion);
  const sum = await harness.ask(token, 'berapa 3/4 + 1/8?');

  expect(refused).toMatchObject({ status: 503, body: { code: 'nobi_unavailable' } });
  expect(JSON.stringify(refused.body)).not.toContain('Blip');
  expect(sum.body).toMatchObject({ source: 'offline', kind: 'answer' });
  expect(await questionsToday(harness.product(), email)).toBe(1);
});
