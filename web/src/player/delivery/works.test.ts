import { expect, test } from 'vitest';
import { openWorks, type WorkChange } from './works.ts';

const shown = (id: string, thumb = 'AAAA'): WorkChange => ({ kind: 'show', id, thumb });

/** A server that is out of reach the first `broken` times; rests take no time. */
const delivery = (broken = 0, mayPass = true) => {
  const saved: WorkChange[] = [];
  const last: string[] = [];
  const refused: unknown[] = [];
  let left = broken;
  const works = openWorks({
    deliver: async (change, { isLast }) => {
      left -= 1;
      if (isLast) last.push(change.id);
      else if (left >= 0) throw new Error('no line');
      else saved.push(change);
    },
    mayPass: () => mayPass,
    rest: async () => {},
    onRefused: (error) => refused.push(error),
  });
  return { works, saved, last, refused };
};

test('brings each work once the line is back', async () => {
  const { works, saved } = delivery(3);

  await Promise.all([works.add(shown('a')), works.add(shown('b'))]);

  expect(saved.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  expect(works.waits()).toBe(0);
});

test('brings only the newest state of a work, and forgetting wins over showing', async () => {
  const { works, saved } = delivery();

  await Promise.all([
    works.add(shown('a', 'first')),
    works.add(shown('b', 'old')),
    works.add(shown('b', 'new')),
    works.add(shown('c')),
    works.add({ kind: 'forget', id: 'c' }),
  ]);

  expect(saved).toEqual([shown('a', 'first'), shown('b', 'new'), { kind: 'forget', id: 'c' }]);
});

test('brings a change that came while the work was on its way', async () => {
  const saved: string[] = [];
  const works = openWorks({
    deliver: async (change) => {
      saved.push(change.kind === 'show' ? change.thumb : '');
      if (saved.length === 1) void works.add(shown('a', 'later'));
    },
    mayPass: () => true,
    rest: async () => {},
    onRefused: () => {},
  });

  await works.add(shown('a', 'sooner'));

  expect(saved).toEqual(['sooner', 'later']);
});

test('drops a work that the server refuses, and says why', async () => {
  const { works, refused } = delivery(1, false);

  await works.add(shown('a'));

  expect(refused).toEqual([new Error('no line')]);
  expect(works.waits()).toBe(0);
});

test('hands the newest works over at the end, as many as a closing page may carry', async () => {
  const { works, last } = delivery(1000);
  for (const id of ['a', 'b', 'c']) void works.add(shown(id, 'x'.repeat(20_000)));

  await works.handOver();

  expect(last).toEqual(['c', 'b']);
});
