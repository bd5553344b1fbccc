import { randomUUID } from 'node:crypto';
import {
  type CallShape,
  calls,
  chat,
  consent,
  contentReport,
  courses,
  creativity,
  games,
  giftLinks,
  offline,
  ownSessions,
  report,
  reportExport,
  reportFacts,
  support,
} from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenSteps } from '../modules/children/children.testing.ts';
import { packed, pictureOf } from '../modules/profile/profile.testing.ts';
import { validBody } from '../testing/bad-input.ts';
import { openCourse, openGame, openTool } from '../testing/builds.ts';
import { logIn, newSubscribedAdult, startPayment } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { withoutTriggers } from '../testing/without-triggers.ts';

/** What is everybody's. */
const common: Record<string, string> = {
  ...{ id: openGame, item: openGame },
  ...{ courseId: openCourse, toolId: openTool },
};
const key = 'satu-keinginan-sebuah-peramban';

let product: Product;
let mine: Awaited<ReturnType<typeof newSubscribedAdult>>;
let theirs: Awaited<ReturnType<typeof familyWithEverything>>;
const { add, idsOf } = childrenSteps(() => product);

/** The first value of an answer, or of the first of its rows. */
const firstOf = (value: unknown): string => {
  const first = Object.values(Object(value))[0];
  return typeof first === 'object' ? firstOf(first) : String(first);
};

const thumbnail = async () => {
  const orange = { width: 32, height: 24, channels: 3, background: 'orange' } as const;
  return (await sharp({ create: orange }).webp().toBuffer()).toString('base64');
};

/** A family that has one of everything that a call can name. */
const familyWithEverything = async () => {
  const family = await newSubscribedAdult(product);
  const { token, email } = family;
  const send = async (shape: CallShape, sending: object = {}) => {
    const { status, body } = await product.send(shape, { token, ...sending });
    if (status !== 200) throw new Error(`${shape.path} was answered ${status}`);
    return body;
  };
  await add(token, { nickname: 'Rahasia' });
  const [, child = ''] = await idsOf(token);
  const talk = Object(await send(chat.ask, { body: { prompt: '1 + 1' } }));
  const play = firstOf(
    await send(games.play, { params: common, headers: { 'idempotency-key': key } }),
  );
  const view = firstOf(await send(courses.view, { params: common }));
  const use = firstOf(await send(creativity.record, { params: common }));
  for (const shape of [games.keep, courses.keep, creativity.keep])
    await send(shape, { params: common, body: { save: 'rahasia' } });
  const work = {
    params: { ...common, workId: 'karya-rahasia' },
    body: { thumb: await thumbnail() },
  };
  await send(creativity.showWork, work);
  await send(support.send, { body: { subject: 'Rahasia', message: 'Halo', category: 'bug' } });
  await send(giftLinks.makeGiftLink, { body: { plan: 'premium', shown_name: 'Sari' } });
  await logIn(product, email);
  const own = async (what: string) => {
    const rows = await product.db.query<{ id: string }>(
      `select id::text from ${what} where account_id = (select id from account where email = $1) limit 1`,
      [email],
    );
    return String(rows[0]?.id);
  };
  const sessions = Object(await send(ownSessions.sessions)).sessions;
  const { orderId } = await startPayment(product, token, 'premium');
  const named: Record<string, string> = {
    ...{ child, play, view, use, play_session: play, order_id: orderId },
    ...{ workId: 'karya-rahasia', work: 'karya-rahasia' },
    ...{ conversation: talk.conversation_id, conversation_id: talk.conversation_id },
    ...{ turn: talk.turn_id, consent: await own('consent'), ticket: await own('ticket') },
    ...{ link: await own('gift_link'), session: sessions.at(-1).id },
  };
  return { ...family, named };
};

/** Rows of theirs in every table that knows a family. */
const theirRows = async () => {
  const tables = await product.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'`,
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, count(*) as rows,
      md5(string_agg((to_jsonb(t) - 'last_seen_at')::text, '|' order by to_jsonb(t)::text)) as sum
      from ${name} t where account_id = (select id from account where email = $1)`,
  );
  return product.db.query(`${sums.join(' union all ')} order by name`, [theirs.email]);
};

/** Every name under which a call takes what is a family's. */
const owned = [
  ...['child', 'play', 'view', 'use', 'play_session', 'workId', 'work', 'conversation'],
  ...['conversation_id', 'turn', 'consent', 'ticket', 'link', 'session', 'order_id'],
];
/** What is everybody's, or is proven by more than a name. */
const others = new Set([...Object.keys(common), 'gateway', 'picture', 'version', 'file']);

const namesIn = ({ params, query, body }: CallShape) => ({
  params: Object.keys(params?.shape ?? {}),
  query: Object.keys(query?.shape ?? {}),
  body: Object.keys(body ? validBody({ ...games.list, body }) : {}),
});
const familyCalls = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes)
    .map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape])
    .filter(([, { access }]) => access !== 'staff'),
);
const naming = familyCalls.filter(([, shape]) =>
  Object.values(namesIn(shape))
    .flat()
    .some((name) => owned.includes(name)),
);

/** What a schema alone does not tell, so that nothing but the name is wrong. */
const needed = new Map<CallShape, Record<string, string>>();
const learnWhatIsNeeded = async () => {
  const { token } = mine;
  // For a child who is added the newest words count.
  await add(token, { nickname: 'Adik' });
  const { body } = await product.send(consent.list, { token });
  const version = consent.list.reply.parse(body).consents[0]?.version ?? '';
  needed.set(consent.give, { purpose: 'use', version });
  needed.set(creativity.showWork, { thumb: await thumbnail() });
  needed.set(contentReport.reportContent, { kind: 'nobi' });
  needed.set(report.rows, { of: 'week' });
  needed.set(reportFacts.facts, { of: 'minutes' });
  needed.set(reportExport.statements, { actor: randomUUID() });
};

/** Nothing is looked for: a lease names its children, and what is sealed opens for one child alone. */
const unsought = new Map<CallShape, number>([
  [offline.begin, 403],
  [offline.tell, 400],
]);

const bodyFor = async (shape: CallShape, named: object) => {
  if (shape.encoding === 'multipart') return packed({ picture: { bytes: await pictureOf('png') } });
  return shape.body ? { body: { ...validBody(shape), ...needed.get(shape), ...named } } : {};
};

/** A right call but for what it names: that is theirs. */
const foreignCall = async (shape: CallShape) => {
  const names = namesIn(shape);
  const session = shape.path.includes('courses')
    ? 'view'
    : shape.path.includes('creativity')
      ? 'use'
      : 'play';
  const named = {
    ...common,
    ...theirs.named,
    play_session: theirs.named[session] ?? '',
    // What was played without a line is one list, whatever was played.
    ...(shape.path.startsWith('/api/offline/') && { session: theirs.named.play }),
  };
  const pick = (of: readonly string[]) =>
    Object.fromEntries(Object.entries(named).filter(([name]) => of.includes(name)));
  return {
    token: mine.token,
    params: pick(names.params),
    query: { ...needed.get(shape), ...pick(names.query) },
    ...(await bodyFor(shape, pick(names.body))),
  };
};

beforeAll(async () => {
  product = await startProduct();
  mine = await newSubscribedAdult(product);
  theirs = await familyWithEverything();
  await learnWhatIsNeeded();
});
afterAll(() => product.stop());

test('every name of a path is known: what a family owns, or what is everybody’s', () => {
  const unknown = familyCalls.flatMap(([call, shape]) =>
    namesIn(shape)
      .params.filter((name) => !owned.includes(name) && !others.has(name))
      .map((name) => `${call}: ${name}`),
  );

  expect(unknown).toEqual([]);
  expect(naming.length).toBeGreaterThan(30);
});

test.each(naming)(
  '%s does not find what is another family’s, and changes nothing of it',
  async (_call, shape) => {
    const before = await theirRows();

    const { status } = await product.send(shape, await foreignCall(shape));

    expect(status).toBe(unsought.get(shape) ?? 404);
    expect(await theirRows()).toEqual(before);
  },
);

test('the wish of another family’s browser begins a play session of one’s own', async () => {
  const { body } = await product.send(games.play, {
    ...{ token: mine.token, params: common, headers: { 'idempotency-key': key } },
  });

  expect(firstOf(body)).not.toBe(theirs.named.play);
});

test.skipIf(withoutTriggers)(
  'the database itself ties each child to its family, in every table that names one',
  async () => {
    const untied = await product.db.query(
      `select table_name from information_schema.columns c
     where table_schema = 'public' and column_name = 'child_id' and not exists (
       select 1 from pg_constraint k where k.contype = 'f' and k.confrelid = 'child'::regclass
         and k.conrelid = format('%I', c.table_name)::regclass and cardinality(k.conkey) = 2
         and k.convalidated)
       and not exists (select 1 from pg_class v where v.oid = format('%I', c.table_name)::regclass
         and v.relkind = 'v')`,
    );

    // A consent outlives its child as the proof: a trigger asks instead of a reference.
    expect(untied).toEqual([{ table_name: 'consent' }]);
    await expect(
      product.db.query(
        `update consent set child_id = $1
       where account_id = (select id from account where email = $2)`,
        [theirs.named.child, mine.email],
      ),
    ).rejects.toThrow('foreign key');
  },
);
