import { type CallShape, calls, catalogue, isErrorCode } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { badBodies, badFields, badSegments, rawBodies, validBody } from '../testing/bad-input.ts';
import { openGame } from '../testing/builds.ts';
import { noticesDelivered } from '../testing/gateway.ts';
import { enterAdult, newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import type { Sending } from '../testing/sender.ts';

const everyCall = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes).map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape]),
);
export const withBody = everyCall.filter(([, shape]) => shape.body !== undefined);
const withParams = everyCall.filter(([, shape]) => shape.params !== undefined);

const refusal = z.object({ error: z.string(), code: z.string() });
const started = z.object({ play_id: z.string() });

/** Undefined when the answer is a refusal in the catalogue's words; else what is wrong with it. */
export const faultOf = (reply: { status: number; body: unknown }) => {
  const read = refusal.safeParse(reply.body);
  if (reply.status < 400 || reply.status > 499) return `status ${reply.status}`;
  if (!read.success || !isErrorCode(read.data.code)) return `body ${JSON.stringify(reply.body)}`;
  const row = catalogue[read.data.code];
  if (read.data.error !== row.en || row.status !== reply.status) return `words ${read.data.error}`;
  return undefined;
};

type Request = readonly [string, Omit<Sending, 'token' | 'params'>];

/** Each with what is wrong with it: fields, bodies that are no such object, other kinds of content. */
const badRequests = (shape: CallShape): readonly Request[] => [
  ...badFields(shape).map(([what, body]) => [what, { body }] as const),
  ...badBodies.map(([what, body]) => [what, { body }] as const),
  ...rawBodies(JSON.stringify(validBody(shape)))
    .filter(([what]) => !(shape.encoding === 'multipart' && what === 'a multipart form'))
    .map(([what, headers, body]) => [what, { headers, body }] as const),
];

/** A product with a family in it that plays, and what its tables add up to. */
const openHouse = () => {
  let product: Product;
  let token: string;
  let play: string;
  let sums: string;
  beforeAll(async () => {
    product = await startProduct();
    token = (await enterAdult(product, await newSubscriber(product))).token;
    const reply = await product.send(calls.games.play, { token, params: { id: openGame } });
    play = started.parse(reply.body).play_id;
    await noticesDelivered(product);
    // One sum a table. Attempts are counted and sessions seen by design; all else must stay as it was.
    const tables = await product.db.query<{ name: string }>(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename not like '%throttle'`,
    );
    const sumOf = (name: string) =>
      `select '${name}' as name, count(*) as rows,
         md5(string_agg(kept.t::text, '|' order by kept.t::text)) as sum
       from (select to_jsonb(one) - $1::text[] as t from ${name} one) kept`;
    sums = tables.map(({ name }) => sumOf(name)).join(' union all ');
  });
  afterAll(() => product.stop());

  /** Limits would hide the answers that these tests are about. */
  const forgetAttempts = () =>
    product.db.query('with counts as (delete from idp_throttle) delete from throttle');

  return {
    get product() {
      return product;
    },
    get token() {
      return token;
    },
    forgetAttempts,
    stored: () =>
      product.db.named({
        name: 'sums',
        text: `${sums} order by name`,
        values: [['last_seen_at', 'ends_at']],
      }),
    paramsFor: (shape: CallShape): Record<string, string> =>
      Object.fromEntries(
        Object.keys(shape.params?.shape ?? {}).map((name) => [
          name,
          { play, gateway: 'midtrans-sandbox' }[name] ?? openGame,
        ]),
      ),
    /** What is answered where no limit has been reached. */
    async sendUnlimited(shape: CallShape, sending: Sending) {
      const reply = await product.send(shape, { token, ...sending });
      if (reply.status !== 429) return reply;
      await forgetAttempts();
      return product.send(shape, { token, ...sending });
    },
  };
};

/** Of all that is wrong, what a run tries with the call at that place. */
export type Pick = <Thing>(things: readonly Thing[], place: number) => readonly Thing[];

export const all: Pick = (things) => things;

/** One of so many, beginning with another at each call, so that each is tried with some of them. */
export const oneOf =
  (many: number): Pick =>
  (things, place) =>
    things.filter((_thing, at) => at % many === place % many);

interface Trial {
  readonly pick: Pick;
  /** Whether the tables are summed up after each call, which names the guilty one, or after all. */
  readonly sumsEach: boolean;
}

/** Opens a product whose tables are looked at around what must store nothing. */
export const openBadInput = ({ pick, sumsEach }: Trial) => {
  const house = openHouse();
  /** What was stored when it was last looked at; unknown once a test may have changed it. */
  let known: Awaited<ReturnType<typeof house.stored>> | undefined;

  const storesNothing = async (work: () => Promise<void>) => {
    const before = known ?? (await house.stored());
    known = before;
    await work();
    if (!sumsEach) return;
    // What one test leaves the next one finds, for sums take longer than the refusals between them.
    known = await house.stored();
    expect(known).toEqual(before);
  };

  const tellsStored = (what: string) =>
    test(`${what} left every table as it was`, async () => {
      expect(known).toBeDefined();
      expect(await house.stored()).toEqual(known);
    });

  return {
    house,
    storesNothing,
    mayStore: () => {
      known = undefined;
    },

    refusesBodies() {
      test.each(withBody.map(([name, shape], place) => ({ name, shape, place })))(
        '$name refuses wrong fields, bodies and kinds of content, and stores nothing of it',
        async ({ shape, place }) => {
          const params = house.paramsFor(shape);
          const faults: string[] = [];

          await storesNothing(async () => {
            for (const [what, request] of pick(badRequests(shape), place)) {
              const fault = faultOf(await house.sendUnlimited(shape, { params, ...request }));
              if (fault) faults.push(`${what}: ${fault}`);
            }
          });

          expect(faults).toEqual([]);
        },
      );
      tellsStored('wrong bodies');
    },

    findsNothingBehindStrangeAddresses() {
      test.each(withParams.map(([name, shape], place) => ({ name, shape, place })))(
        '$name finds nothing behind a strange address',
        async ({ shape, place }) => {
          const faults: string[] = [];
          const body = shape.body ? validBody(shape) : undefined;

          await storesNothing(async () => {
            for (const field of Object.keys(shape.params?.shape ?? {}))
              for (const segment of pick(badSegments, place)) {
                const params = { ...house.paramsFor(shape), [field]: segment };
                const fault = faultOf(await house.sendUnlimited(shape, { params, body }));
                if (fault) faults.push(`${segment.slice(0, 40)}: ${fault}`);
              }
          });

          expect(faults).toEqual([]);
        },
      );
      tellsStored('strange addresses');
    },
  };
};
