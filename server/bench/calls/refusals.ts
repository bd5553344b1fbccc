import { call } from '../http.ts';
import type { Bench, Part } from '../part.ts';
import { openProduct } from './product.ts';

/** Questions that nobody reads (test 16 of modules/chat/adversarial), and what refuses them. */
const unreadable: readonly (readonly [name: string, prompt: string, status: number])[] = [
  ['1 MB', 'a'.repeat(1_000_000), 413],
  ['10,000 emoji', '🦄'.repeat(10_000), 400],
  ['words turned around', 'abc \u202e321', 400],
];
const rounds = 40;

interface Question {
  readonly url: string;
  readonly token: string;
  readonly body: string;
}

/**
 * The refusal's status and milliseconds. Undefined where the server cut the connection while the
 * question was still being written, and the refusal was lost with it, as to a browser.
 */
const timeRefusal = async ({ url, token, body }: Question) => {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
  const began = performance.now();
  const answer = await call(`${url}/api/ai/chat/`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  return answer && { status: answer.status, took: performance.now() - began };
};

/** How long a question takes that is refused unread, over HTTP from beginning to end. */
const measureRefusals = async (bench: Bench) => {
  const { url, token } = await openProduct(bench);
  for (const [name, prompt, refused] of unreadable) {
    const took: number[] = [];
    let cut = 0;
    while (took.length < rounds && cut < rounds) {
      const answer = await timeRefusal({ url, token, body: JSON.stringify({ prompt }) });
      // A child who hurries is refused as well, and no slower.
      if (answer && ![refused, 429].includes(answer.status))
        throw new Error(`${name}: ${answer.status}`);
      if (answer) took.push(answer.took);
      else cut += 1;
    }
    if (cut > 0) console.log(`${name}: ${cut} refusals were cut off before they were read`);
    bench.judge(`${name} asked of Nobi, refused`, took, { most: 20, unit: 'ms' });
  }
};

export const refusalsPart: Part = {
  about: 'how long questions take that are refused unread',
  run: measureRefusals,
};
