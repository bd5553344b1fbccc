import type { Judge } from './families.ts';

/** Questions that nobody reads (test 16 of modules/chat/adversarial), and what refuses them. */
const unreadable: readonly (readonly [name: string, prompt: string, status: number])[] = [
  ['1 MB', 'a'.repeat(1_000_000), 413],
  ['10,000 emoji', '🦄'.repeat(10_000), 400],
  ['words turned around', 'abc \u202e321', 400],
];
const rounds = 40;

const ask = async (url: string, token: string, body: string) => {
  const reply = await fetch(`${url}/api/ai/chat/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body,
  });
  await reply.arrayBuffer();
  return reply.status;
};

/** How long a question takes that is refused unread, over HTTP from beginning to end. */
export const benchRefusals = async (url: string, token: string, judge: Judge) => {
  for (const [name, prompt, refused] of unreadable) {
    const body = JSON.stringify({ prompt });
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const status = await ask(url, token, body);
      took.push(performance.now() - began);
      // A child who hurries is refused as well, and no slower.
      if (status !== refused && status !== 429) throw new Error(`${name}: ${status}`);
    }
    const sorted = took.toSorted((one, other) => one - other);
    const median = sorted[rounds >> 1] ?? 0;
    judge(`${name} asked of Nobi, refused`, median, { most: 20, unit: 'ms' });
  }
};
