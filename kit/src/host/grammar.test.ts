import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openGate } from './grammar.ts';

const event = {
  v: 1,
  id: '0123456789abcdef0123456789abcdef',
  t: 1_790_000_000_000,
  item: 'jembatan-sepuluh',
  attempt: 1,
  verb: 'answered',
  object: 'bridge',
  result: { success: true, first_try: true, response: [6, 4], duration_ms: 9000, hints: 0 },
  ctx: { level: 2, skill: 'bonds-10', mode: 'play', lang: 'id', build: '0a1b2c3d4e5f' },
};
const say = (seq: number) => ({ v: 1, seq, kind: 'say', line: { text: 'Halo', lang: 'id' } });
const end = (seq: number) => ({
  v: 1,
  seq,
  kind: 'end',
  summary: { minutes: 5, items: 6, mode: 'play' },
});
const check = (seq: number, choice: unknown = 4) => ({
  v: 1,
  seq,
  kind: 'check',
  lesson: 'see-five',
  question: 'which-is-four',
  choice,
});
const blob = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
const save = (seq: number) => ({ v: 1, seq, kind: 'save', data: '{}' });
const exported = (seq: number, extra: object = {}) => ({
  v: 1,
  seq,
  kind: 'export',
  name: 'Gambarku',
  blob: blob(100),
  ...extra,
});
const printed = (pages: unknown) => ({ v: 1, seq: 1, kind: 'print', pages });
const work = { id: 'gambar-1', thumb: blob(900, 'image/webp'), title: 'Kapal 🚢' };
const showWork = (extra: object = {}) => ({ v: 1, seq: 1, kind: 'show-work', work, ...extra });
const events = (list: unknown[]) => ({ v: 1, seq: 1, kind: 'event', events: list });

test('lets a well-formed message of each kind pass', () => {
  const gate = openGate();

  const passed = [
    { v: 1, seq: 1, kind: 'ready' },
    { v: 1, seq: 2, kind: 'save', data: '{"v":1}' },
    { v: 1, seq: 3, kind: 'event', events: [event] },
    say(4),
    end(5),
    check(6),
    check(7, 'friend-4'),
  ].map((message) => gate.admit(message, 0)?.kind);

  expect(passed).toEqual(['ready', 'save', 'event', 'say', 'end', 'check', 'check']);
});

const strays: [string, unknown][] = [
  ['a string', 'ready'],
  ['an unknown kind', { v: 1, seq: 1, kind: 'pay' }],
  ['another version', { v: 2, seq: 1, kind: 'ready' }],
  ['an extra key', { v: 1, seq: 1, kind: 'ready', name: 'Budi' }],
  ['a broken number', { v: 1, seq: 1.5, kind: 'ready' }],
  ['an answer in a sentence', check(1, 'nama saya Budi')],
  ['an answer of many', check(1, [4])],
  ['an answer with a broken number', check(1, 3.5)],
  ['an empty batch', events([])],
  ['a batch of 51', events(Array(51).fill(event))],
  ['a number out of range', events([{ ...event, attempt: 1001 }])],
  ['a score above one', events([{ ...event, result: { score: { scaled: 1.1 } } }])],
  ['free text in an object', events([{ ...event, object: 'Nama saya Budi' }])],
  ['free text in a response', events([{ ...event, result: { response: ['halo dunia'] } }])],
  ['an extra key in an event', events([{ ...event, actor: 'x' }])],
  ['the verb failed', events([{ ...event, verb: 'failed' }])],
  ['a save over 64 kB', { v: 1, seq: 1, kind: 'save', data: 'x'.repeat(65_537) }],
  ['a save over 64 kB in wide letters', { v: 1, seq: 1, kind: 'save', data: 'é'.repeat(40_000) }],
  [
    'a speech of 201 letters',
    { v: 1, seq: 1, kind: 'say', line: { text: 'a'.repeat(201), lang: 'id' } },
  ],
  ['a file that is text', exported(1, { blob: 'data:image/png;base64,AAAA' })],
  ['a file that only looks like one', exported(1, { blob: { size: 5, type: 'image/png' } })],
  ['an empty file', exported(1, { blob: blob(0) })],
  ['a file over 25 MB', exported(1, { blob: blob(25_000_001) })],
  ['a file without a name', exported(1, { name: '' })],
  ['a file with a long name', exported(1, { name: 'a'.repeat(61) })],
  ['a file with an extra key', exported(1, { to: 'https://example.com' })],
  ['nothing to print', printed([])],
  ['25 pages', printed(Array(25).fill(blob(5)))],
  ['a page over 8 MB', printed([blob(8_000_001)])],
  ['a page that is an address', printed(['https://example.com/a.png'])],
  ['a work with a heavy picture', showWork({ work: { ...work, thumb: blob(40_001) } })],
  ['a work with a sentence for an id', showWork({ work: { ...work, id: 'Nama saya' } })],
  ['a work with a half letter in its title', showWork({ work: { ...work, title: '\ud83d' } })],
  ['a work with an extra key', showWork({ work: { ...work, account: 1 } })],
  ['forgetting without an id', { v: 1, seq: 1, kind: 'forget-work' }],
];
for (const [what, message] of strays)
  test(`drops ${what}`, () => {
    expect(openGate().admit(message, 0)).toBeNull();
  });

test('drops a number that repeats or falls', () => {
  const gate = openGate();

  const passed = [say(5), say(5), say(4), say(6)].map((message) => gate.admit(message, 0) !== null);

  expect(passed).toEqual([true, false, false, true]);
});

test('stops a flood after ten and refills two a second', () => {
  const gate = openGate();

  const flood = Array.from({ length: 40 }, (_, i) => gate.admit(say(i + 1), 0)).filter(Boolean);
  const later = Array.from({ length: 9 }, (_, i) => gate.admit(say(i + 41), 2000)).filter(Boolean);

  expect(flood.length).toBe(10);
  expect(later.length).toBe(4);
});

test('lets answers through beside a chatty game, but no flood of them', () => {
  const gate = openGate();
  for (let i = 1; i <= 40; i += 1) gate.admit(say(i), 0);

  const flood = Array.from({ length: 40 }, (_, i) => gate.admit(check(i + 41), 0)).filter(Boolean);
  const later = Array.from({ length: 9 }, (_, i) => gate.admit(check(i + 81), 4000)).filter(
    Boolean,
  );

  expect(flood.length).toBe(8);
  expect(later.length).toBe(2);
});

test('lets saves, files and works neither starve nor be starved by what a game says', () => {
  const gate = openGate();
  for (let i = 1; i <= 40; i += 1) gate.admit(say(i), 0);

  const passed = [
    ...Array.from({ length: 40 }, (_, i) => save(41 + i)),
    ...Array.from({ length: 9 }, (_, i) => exported(90 + i)),
    ...Array.from({ length: 20 }, (_, i) => ({ ...showWork(), seq: 100 + i })),
  ].map((message) => gate.admit(message, 0)?.kind);
  const later = gate.admit(say(200), 500)?.kind;

  const count = (kind: string) => passed.filter((each) => each === kind).length;
  expect([count('save'), count('export'), count('show-work'), later]).toEqual([20, 3, 10, 'say']);
});

test('lets every answer of a quick child and its save through beside a chatty game', () => {
  const gate = openGate();
  for (let i = 1; i <= 40; i += 1) gate.admit(say(i), 0);

  const passed = Array.from({ length: 600 }, (_, i) => [
    gate.admit({ ...events([event]), seq: 100 + i * 2 }, i * 50),
    gate.admit(save(101 + i * 2), i * 50),
  ]).flat();

  expect(passed.every((message) => message !== null)).toBe(true);
});

test('lets no more than a hundred events pass at once and twenty a second, in however few messages', () => {
  const gate = openGate();
  const many = (seq: number) => ({ ...events(Array(50).fill(event)), seq });

  const flood = [1, 2, 3, 4].map((seq) => gate.admit(many(seq), 0) !== null);
  const later = [5, 6].map((seq) => gate.admit(many(seq), 2500) !== null);

  expect(flood).toEqual([true, true, false, false]);
  expect(later).toEqual([true, false]);
});

test('keeps one token for the end of a chatty game, and one only', () => {
  const gate = openGate();
  for (let i = 1; i <= 40; i += 1) gate.admit(say(i), 0);

  expect(gate.admit(end(41), 0)?.kind).toBe('end');
  expect(gate.admit(end(42), 60_000)).toBeNull();
});

test('lets nothing but its own grammar through, whatever it is sent', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      expect(openGate().admit(message, 0)).toBeNull();
    }),
  );
});
