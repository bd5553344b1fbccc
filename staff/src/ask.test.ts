import { staffSession } from '@nobi/contract';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { proofRequest } from './proof-request.ts';
import { answerAll } from './serving.testing.ts';

const refusal = { error: 'Kode dulu.', code: 'staff_proof_needed' };
const untilDialog = () => expect.poll(proofRequest.isOpen).toBe(true);

test('calls that need a proof wait for one, all for the same, and are then made once more', async () => {
  const { at, calls } = await answerAll(403, refusal);
  const call = at(staffSession.endSession);

  const both = Promise.allSettled([ask(call), ask(call)]);
  await expect.poll(() => calls.length).toBe(2);
  await untilDialog();
  // Whichever answer is still on its way meets a proof that is there already.
  proofRequest.settle(true);
  await expect.poll(() => calls.length).toBe(4);
  const ends = await both;

  expect(proofRequest.isOpen()).toBe(false);
  // This server never has enough; nobody is asked a second time for one wish.
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('whoever thinks better of it makes no second call, and reads that nothing was done', async () => {
  const { at, calls } = await answerAll(403, refusal);

  const answer = ask(at(staffSession.endSession));
  await untilDialog();
  proofRequest.settle(false);

  await expect(answer).rejects.toMatchObject({ code: 'staff_proof_needed' });
  expect(calls).toHaveLength(1);
});
