import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draft } from './draft.testing.ts';
import { withValue } from './draft.ts';
import { openDraftSaver, type Saving } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titled = (id: string) => withValue(draft, 'lesson.title.id', id);

/** A server that answers when it is told to. */
const openServer = () => {
  const calls: { title: string; revision: number | null }[] = [];
  const answers: ((outcome: number | Error) => void)[] = [];
  const states: Saving['state'][] = [];
  const saver = openDraftSaver({
    draft,
    revision: null,
    onSaving: ({ state }) => states.push(state),
    send: (next, revision) => {
      calls.push({ title: next.lesson.title.id, revision });
      return new Promise((resolve, reject) => {
        answers.push((outcome) =>
          outcome instanceof Error ? reject(outcome) : resolve({ revision: outcome, findings: [] }),
        );
      });
    },
  });
  const answer = async (outcome: number | Error) => {
    answers.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, calls, states, answer };
};

test('saves once after a pause, the newest words of all', async () => {
  const { saver, calls, states, answer } = openServer();

  saver.change(titled('A'));
  await vi.advanceTimersByTimeAsync(500);
  saver.change(titled('AB'));
  await vi.advanceTimersByTimeAsync(799);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await answer(1);

  expect(calls).toEqual([{ title: 'AB', revision: null }]);
  expect(states).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
  expect([saver.revision(), saver.isUnsaved()]).toEqual([1, false]);
});

test('never has two calls on their way; what was typed meanwhile follows on the new revision', async () => {
  const { saver, calls, answer } = openServer();
  saver.change(titled('A'));
  await vi.advanceTimersByTimeAsync(800);

  saver.change(titled('AB'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(1);
  await answer(1);

  expect(calls).toEqual([
    { title: 'A', revision: null },
    { title: 'AB', revision: 1 },
  ]);
  expect(saver.isUnsaved()).toBe(true);
  await answer(2);
  expect(saver.isUnsaved()).toBe(false);
});

test('keeps what could not be saved, and tries it again when asked', async () => {
  const { saver, calls, states, answer } = openServer();
  saver.change(titled('A'));
  await vi.advanceTimersByTimeAsync(800);

  await answer(new Error('offline'));
  expect([states.at(-1), saver.isUnsaved()]).toEqual(['unsaved', true]);
  void saver.saveNow();
  await answer(1);

  expect(calls.map(({ title }) => title)).toEqual(['A', 'A']);
  expect(states.at(-1)).toBe('saved');
});

test('sends nothing when nothing was changed', async () => {
  const { saver, calls } = openServer();

  saver.change(draft);
  await saver.saveNow();

  expect(calls).toEqual([]);
});

test('waits for the save on its way before a draft is thrown away, and sends none after', async () => {
  const { saver, calls, answer } = openServer();
  saver.change(titled('A'));
  await vi.advanceTimersByTimeAsync(800);
  saver.change(titled('AB'));
  const stopped = { is: false };
  const stopping = saver.stop().then(() => {
    stopped.is = true;
  });

  await vi.advanceTimersByTimeAsync(3000);
  expect(stopped.is).toBe(false);
  await answer(1);
  await stopping;
  await saver.saveNow();

  expect(calls.map(({ title }) => title)).toEqual(['A']);
  expect(saver.isUnsaved()).toBe(false);
});

test('saves on where a draft could not be thrown away after all', async () => {
  const { saver, calls, answer } = openServer();
  saver.change(titled('A'));
  await saver.stop();

  saver.resume();
  await answer(1);

  expect(calls).toEqual([{ title: 'A', revision: null }]);
});
