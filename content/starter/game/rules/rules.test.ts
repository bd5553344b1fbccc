import { isClean } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { readSave, writeSave } from './save.ts';
import { chanceOf, missed, type Session, solved, startSession } from './session.ts';
import { bank, isMost, platesOf } from './tasks.ts';

test('puts the most on one plate only, whatever chance says', () => {
  for (const task of bank)
    for (let seed = 0; seed < 20; seed += 1) {
      const plates = platesOf(task, seeded(seed));

      expect(plates.filter((count) => isMost(plates, count))).toEqual([task.most]);
    }
});

/** Many sessions, one a day. */
const playFor = (days: number, isRight: (session: Session) => boolean) => {
  let before: Session | null = null;
  let [clean, played, mastered] = [0, 0, false];
  for (let day = 1; day <= days; day += 1) {
    let session = startSession(before, day * 97);
    for (let round = 0; round < 6; round += 1) {
      const tried: Session = isRight(session) ? session : missed(session);
      if (day > 4) {
        clean += isClean(tried) ? 1 : 0;
        played += 1;
      }
      const next = solved(tried, day);
      mastered ||= next.mastered;
      session = next.session;
    }
    before = session;
  }
  return { share: clean / played, mastered };
};

test.each([-1.8, -1, 0, 1, 1.8])('holds success near 85 % at ability %d', (ability) => {
  const random = seeded(ability * 100 + 500);

  const { share } = playFor(44, (session) => random() < chanceOf(session, ability));

  expect(share).toBeGreaterThan(0.75);
  expect(share).toBeLessThan(0.95);
});

test('gives random taps on four plates neither success nor mastery', () => {
  const random = seeded(4);

  const { share, mastered } = playFor(40, () => random() < 1 / 4);

  expect(share).toBeLessThan(0.4);
  expect(mastered).toBe(false);
});

test('asks again for what needed a worked example', () => {
  const hard = missed(missed(missed(startSession(null, 5))));

  const one = solved(hard, 1).session;
  const two = solved(one, 1).session;
  const three = solved(two, 1).session;

  expect(one.task).not.toBe(hard.task);
  expect([two.task, three.task]).toContain(hard.task);
});

test('keeps a sitting whole and starts afresh from a save that makes no sense', () => {
  const session = missed(solved(startSession(null, 8), 1).session);

  expect(readSave(writeSave(session))).toEqual(session);
  for (const torn of ['', '{', '{"v":2}', '{"v":1,"sitting":{"task":"gone"}}', null])
    expect(readSave(torn)).toBeNull();
});
