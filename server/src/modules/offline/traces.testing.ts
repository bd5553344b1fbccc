import { courses, creativity, games } from '@nobi/contract';
import fc from 'fast-check';
import { openCourse, openGame, openTool } from '../../testing/builds.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import { childrenSteps } from '../children/children.testing.ts';
import {
  eventRow,
  leaseKeysOf,
  newEvent,
  openPhone,
  type Phone,
  saveRow,
} from './phone.testing.ts';
import type { ProductInTime } from './product-in-time.testing.ts';

const kinds = ['game', 'course', 'tool'] as const;
const items = { game: openGame, course: openCourse, tool: openTool } as const;

export const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('line' as const), phone: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 700 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('begin' as const),
      phone: fc.nat(1),
      child: fc.nat(1),
      kind: fc.constantFrom(...kinds),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('play' as const),
      phone: fc.nat(1),
      events: fc.integer({ min: 1, max: 70 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('make' as const), phone: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('kill' as const),
      phone: fc.nat(1),
      after: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('send' as const), phone: fc.nat(1) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Playing {
  readonly key: string;
  readonly at: number;
  readonly child: string;
  readonly kind: (typeof kinds)[number];
  save: {
    v: 1;
    works?: { i: number; m: string }[];
    progress?: { lessons: Record<string, { done: number }> };
  };
}

/** What the people before the screens would say happened. */
interface Facts {
  readonly events: Map<string, { child: string; minute: number }>;
  readonly works: { child: string; mark: string }[];
  readonly lessons: { child: string; lesson: string }[];
}

let counter = 0;
const nextName = () => {
  counter += 1;
  return String(counter).padStart(16, '0');
};

const savedIn = (text: string | null): Playing['save'] => JSON.parse(text ?? '{"v":1}');

const beginOnline = async (phone: Phone, { key, child, kind }: Omit<Playing, 'save' | 'at'>) => {
  const item = items[kind];
  await phone.outbox.flush();
  const play_session = await (async () => {
    if (kind === 'game')
      return (await phone.ask(games.play, { params: { id: item }, key })).play_id;
    if (kind === 'course')
      return (await phone.ask(courses.view, { params: { courseId: item }, key })).view_id;
    return (await phone.ask(creativity.record, { params: { toolId: item }, key })).use_id;
  })();
  const query = { play_session };
  const found =
    kind === 'game'
      ? await phone.ask(games.load, { params: { id: item }, query })
      : kind === 'course'
        ? await phone.ask(courses.load, { params: { courseId: item }, query })
        : await phone.ask(creativity.load, { params: { toolId: item }, query });
  await phone.outbox.follow({
    key,
    id: play_session,
    child,
    kind,
    item,
    rev: found.rev,
    save: found.save,
  });
  return found.save;
};

interface Scene {
  readonly product: ProductInTime;
  readonly clock: { now: number };
  readonly token: string;
  readonly children: readonly string[];
  readonly phones: readonly Phone[];
  readonly plays: (Playing | undefined)[];
  readonly facts: Facts;
}

// The clocks of phones are never quite right.
const skews = [0, -200_000];
const timeOn = (clock: { now: number }, phone: number) => clock.now + (skews[phone] ?? 0);
/** Nobody sits before one game for longer. */
const longestPlay = 24 * 3_600_000;

const begin = async (scene: Scene, at: number, what: Pick<Playing, 'child' | 'kind'>) => {
  const phone = scene.phones[at];
  if (!phone) return;
  scene.plays[at] = undefined;
  const current = { key: nextName(), at: scene.clock.now, ...what };
  if (phone.state.isOnline) {
    const { choose } = childrenSteps(() => scene.product);
    await phone.leases.renew();
    await choose(scene.token, what.child);
    scene.plays[at] = { ...current, save: savedIn(await beginOnline(phone, current)) };
    return;
  }
  // Once the lease is over the child plays something else.
  const begun = await phone.outbox
    .begin({ ...current, item: items[what.kind] })
    .catch(() => undefined);
  if (begun) scene.plays[at] = { ...current, save: savedIn(begun.save) };
};

const play = async ({ phones, plays, clock, facts }: Scene, at: number, count: number) => {
  const [phone, current] = [phones[at], plays[at]];
  if (!phone || !current || clock.now - current.at > longestPlay) return;
  const { key, child, kind } = current;
  const events = Array.from({ length: count }, () => newEvent(timeOn(clock, at), items[kind]));
  const minute = Math.floor(clock.now / 60_000);
  for (const { id } of events) facts.events.set(id, { child, minute });
  await phone.outbox.add(
    key,
    events.map((event) => eventRow(key, event)),
  );
};

const make = async ({ phones, plays, facts }: Scene, at: number) => {
  const [phone, current] = [phones[at], plays[at]];
  if (!phone || !current || current.kind === 'game') return;
  const mark = nextName();
  const { child, save } = current;
  if (current.kind === 'tool') {
    const works = save.works ?? [];
    const i = Math.max(0, ...works.map((work) => work.i)) + 1;
    current.save = { ...save, works: [...works, { i, m: mark }] };
    facts.works.push({ child, mark });
  } else {
    const lessons = { ...save.progress?.lessons, [`l${mark}`]: { done: 1 } };
    current.save = { ...save, progress: { lessons } };
    facts.lessons.push({ child, lesson: `l${mark}` });
  }
  await phone.outbox.add(current.key, [saveRow(current.key, JSON.stringify(current.save))]);
};

const kill = async ({ phones, plays }: Scene, at: number, after: number) => {
  const phone = phones[at];
  if (!phone) return;
  phone.state.answersLeft = after;
  await phone.outbox.flush();
  await phone.kill();
  plays[at] = undefined;
};

const act = async (scene: Scene, each: Step) => {
  const { product, clock, children, phones } = scene;
  if (each.does === 'wait') return product.setTime(clock.now + each.minutes * 60_000 + 1234);
  if (each.does === 'begin')
    return begin(scene, each.phone, { child: children[each.child] ?? '', kind: each.kind });
  if (each.does === 'play') return play(scene, each.phone, each.events);
  if (each.does === 'make') return make(scene, each.phone);
  if (each.does === 'kill') return kill(scene, each.phone, each.after);
  const phone = phones[each.phone];
  if (phone && each.does === 'line') phone.state.isOnline = !phone.state.isOnline;
  if (phone?.state.isOnline) await phone.outbox.flush();
};

/** One trace of two phones and two children. */
export const openTrace = async (product: ProductInTime, clock: { now: number }) => {
  // Proofs of who signs in are of the real time.
  await product.setTime(Math.floor(Date.now() / 1000) * 1000);
  // A thousand families sign up at one address here.
  await product.db.query('delete from throttle');
  await product.db.query('delete from idp_throttle');
  const { token } = await newSubscribedAdult(product);
  const { add, idsOf } = childrenSteps(() => product);
  await add(token, { zone: 'Asia/Jakarta' });
  const keys = await leaseKeysOf(product.url);
  const phones = [0, 1].map((at) =>
    openPhone({
      url: product.url,
      keys,
      name: `p${nextName()}`,
      token,
      now: () => timeOn(clock, at),
    }),
  );
  for (const phone of phones) await phone.leases.renew();
  const facts: Facts = { events: new Map(), works: [], lessons: [] };
  const children = await idsOf(token);
  const scene: Scene = { product, clock, token, children, phones, plays: [], facts };
  return { children, phones, facts, act: (each: Step) => act(scene, each) };
};

export type Trace = Awaited<ReturnType<typeof openTrace>>;

const keyed = (rows: readonly { child: string; minute: number }[]) =>
  [...new Set(rows.map(({ child, minute }) => `${child} ${minute}`))].toSorted();

const mostFlushes = 5;
/** As a page does it: what a slow or busy server did not take goes with the next flush. */
const flushUntilDone = async ({ outbox }: Phone) => {
  for (let flush = 0; flush < mostFlushes; flush += 1) if (await outbox.flush()) return;
};

/** Everything that the people would say, against what stands in the database; empty when it is the same. */
export const lossesOf = async (product: ProductInTime, { phones, facts, children }: Trace) => {
  for (const phone of phones) {
    phone.state.isOnline = true;
    phone.state.answersLeft = Number.POSITIVE_INFINITY;
    await flushUntilDone(phone);
  }
  const losses: string[] = [];
  for (const phone of phones) {
    const left = await phone.outbox.waiting();
    if (left > 0)
      losses.push(
        `${left} things still wait: ${JSON.stringify(await phone.outbox.setAside())}, last ${phone.state.lastFailure}`,
      );
  }
  const rows = await product.db.query<{ id: string; child: string; minute: string }>(
    `select e.event_id as id, s.child_id as child,
       floor(extract(epoch from e.happened_at) / 60)::text as minute
     from play_event e join play_session s on s.account_id = e.account_id and s.id = e.session_id
     where s.child_id = any($1)`,
    [children],
  );
  const ids = rows.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) losses.push('an event was stored twice');
  if (new Set(ids).size !== facts.events.size)
    losses.push(`${facts.events.size} events were told and ${ids.length} are stored`);
  const strangers = rows.filter(({ id, child }) => facts.events.get(id)?.child !== child);
  if (strangers.length > 0) losses.push(`${strangers.length} events are another child’s`);
  const stored = keyed(rows.map(({ child, minute }) => ({ child, minute: Number(minute) })));
  const played = keyed([...facts.events.values()]);
  if (JSON.stringify(stored) !== JSON.stringify(played))
    losses.push(`minutes ${stored.join(',')} instead of ${played.join(',')}`);
  const saves = await product.db.query<{ child: string; kind: string; save: string }>(
    'select child_id as child, kind, save from play_save where child_id = any($1)',
    [children],
  );
  const textOf = (child: string, kind: string) =>
    saves.find((each) => each.child === child && each.kind === kind)?.save ?? '';
  for (const { child, mark } of facts.works)
    if (!textOf(child, 'tool').includes(`"m":"${mark}"`)) losses.push(`work ${mark} is lost`);
  for (const { child, lesson } of facts.lessons)
    if (!textOf(child, 'course').includes(`"${lesson}":{"done":1`))
      losses.push(`lesson ${lesson} is lost`);
  return losses;
};
