import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PlayEvent, playEvent } from '../../play-event.ts';
import { newId, seeded, shuffled } from '../random.ts';
import { hush, offerBy, watchIdle } from '../stage/idle.ts';
import { openOutbox } from './outbox.ts';
import { openShelf, type ShelfUpdate } from './shelf.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const happened = (): PlayEvent =>
  playEvent.parse({
    v: 1,
    id: newId(),
    t: 0,
    item: 'jembatan-sepuluh',
    attempt: 1,
    verb: 'answered',
    object: 'bridge',
    ctx: { level: 5, skill: 'bonds-5', mode: 'play', lang: 'id', build: 'dev' },
  });

const outboxOf = () => {
  const sent: (number | string)[] = [];
  const outbox = openOutbox({
    events: (events) => sent.push(events.length),
    save: (data) => sent.push(data),
  });
  return { outbox, sent };
};

test('tells the host of an answer and its save in the same moment', () => {
  const { outbox, sent } = outboxOf();
  vi.advanceTimersByTime(1000);

  outbox.add(happened());
  outbox.keep('first');
  vi.advanceTimersByTime(0);
  const first = [...sent];
  outbox.add(happened());
  outbox.keep('second');
  vi.advanceTimersByTime(50);

  expect(first).toEqual([1, 'first']);
  expect(sent).toEqual([1, 'first', 1, 'second']);
});

test('tells in one message what happens within a twentieth of a second, and only the newest save', () => {
  const { outbox, sent } = outboxOf();
  vi.advanceTimersByTime(1000);
  outbox.keep('0');
  vi.advanceTimersByTime(1);

  for (let i = 0; i < 30; i += 1) {
    outbox.add(happened());
    outbox.keep(`after ${i}`);
  }
  vi.advanceTimersByTime(1000);

  expect(sent).toEqual(['0', 30, 'after 29']);
});

test('never sends more than fifty at once, and flushes at once when asked', () => {
  const { outbox, sent } = outboxOf();
  for (let i = 0; i < 80; i += 1) outbox.add(happened());

  outbox.flush();
  outbox.flush();

  expect(sent).toEqual([50]);
});

const gameClock = () => {
  const plans: { at: number; run: () => void }[] = [];
  let time = 0;
  return {
    after: (seconds: number, run: () => void) => {
      plans.push({ at: time + seconds, run });
    },
    pass(seconds: number) {
      const due = plans.filter(({ at }) => at > time && at <= time + seconds);
      time += seconds;
      for (const { run } of due) run();
    },
    forget() {},
    start() {},
    stop() {},
    now: () => time,
  };
};

/** What a stage would show: help to take, or none. */
const lamp = () => {
  const shown: { help: (() => void) | null } = { help: null };
  offerBy((help) => {
    shown.help = help;
  });
  return shown;
};

test('says the goal again after half a minute, offers help later, and gives none unasked', () => {
  const clock = gameClock();
  const lines: string[] = [];
  const button = lamp();
  const idle = watchIdle(clock, { first: () => lines.push('a'), second: () => lines.push('b') });

  idle.arm();
  clock.pass(29);
  const before = [...lines];
  clock.pass(2);
  const first = [...lines];
  clock.pass(600);
  const unasked = [...lines];
  button.help?.();

  expect(before).toEqual([]);
  expect(first).toEqual(['a']);
  expect(unasked).toEqual(['a']);
  expect(lines).toEqual(['a', 'b']);
});

test('has no less patience than half a minute, and more where a task needs it', () => {
  const clock = gameClock();
  const lines: string[] = [];
  const short = watchIdle(clock, { first: () => lines.push('short'), second() {} }, 5);
  const long = watchIdle(clock, { first: () => lines.push('long'), second() {} }, 60);

  short.arm();
  long.arm();
  clock.pass(29);
  const early = [...lines];
  clock.pass(30);
  const later = [...lines];
  clock.pass(2);

  expect(early).toEqual([]);
  expect(later).toEqual(['short']);
  expect(lines).toEqual(['short', 'long']);
});

test('starts counting again at each press, takes the offer back, and rests when nothing is asked', () => {
  const clock = gameClock();
  const lines: string[] = [];
  const button = lamp();
  const idle = watchIdle(clock, { first: () => lines.push('a'), second: () => lines.push('b') });

  idle.arm();
  clock.pass(20);
  idle.arm();
  clock.pass(20);
  const silent = [...lines];
  clock.pass(30);
  const offered = button.help;
  idle.arm();
  offered?.();
  idle.rest();
  clock.pass(90);

  expect(silent).toEqual([]);
  expect(lines).toEqual(['a']);
  expect(button.help).toBeNull();
});

test('asks for nothing once the calm end is there, though its last press armed the prompts', () => {
  const clock = gameClock();
  const lines: string[] = [];
  const idle = watchIdle(clock, { first: () => lines.push('a'), second: () => lines.push('b') });

  hush(true);
  idle.arm();
  clock.pass(90);
  hush(false);
  idle.arm();
  clock.pass(31);

  expect(lines).toEqual(['a']);
});

test('gives the same chance for the same seed and another for another', () => {
  const deal = (seed: number) => shuffled(seeded(seed), [1, 2, 3, 4, 5, 6, 7, 8]);

  expect(deal(7)).toEqual(deal(7));
  expect(deal(7)).not.toEqual(deal(8));
});

const shelfOf = () => {
  const updates: ShelfUpdate[] = [];
  const shelf = openShelf((each) => updates.push(each));
  const names = () => updates.map((each) => ('work' in each ? each.work.id : each.kind));
  return { shelf, told: updates, names };
};
const thumb = new Blob(['x']);

test('shows a few works at once and then one a second, and only the newest state of each', () => {
  const { shelf, names } = shelfOf();

  for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'a']) shelf.ways.showWork({ id, thumb });
  vi.advanceTimersByTime(10);
  const first = names();
  vi.advanceTimersByTime(1000);
  const second = names();
  vi.advanceTimersByTime(5000);

  expect(first).toEqual(['b', 'c', 'd', 'e']);
  expect(second).toEqual([...first, 'f']);
  expect(names()).toEqual([...second, 'a']);
});

test('lets four waiting works go when the page goes', () => {
  const { shelf, names } = shelfOf();
  for (let i = 0; i < 8; i += 1) shelf.ways.showWork({ id: `w-${i}`, thumb });

  shelf.flush();

  expect(names()).toHaveLength(4);
});

test('cuts long names without breaking a letter in two', () => {
  const { shelf, told: updates } = shelfOf();

  shelf.ways.exportFile({ name: `${'a'.repeat(59)}🚢`, blob: thumb });

  expect(updates).toMatchObject([{ name: 'a'.repeat(59) }]);
});
