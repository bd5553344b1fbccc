import { randomBytes } from 'node:crypto';
import { games } from '@nobi/contract';
import type { SignedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';
import { withSari } from './children.ts';

interface Try {
  readonly skill: string;
  readonly success: boolean;
  readonly attempt?: number;
  readonly help?: number;
  readonly object?: string;
  readonly response?: readonly (string | number)[];
  readonly criterion?: boolean;
}

interface Day {
  /** Days until the next one, or until today. */
  readonly daysUntilNext: number;
  readonly item: string;
  readonly tries: readonly Try[];
}

const eventOf = (item: string, at: number, one: Try) => {
  const { skill, success, attempt = 1, help = 0, object = 'task', criterion = true } = one;
  return {
    v: 1,
    id: randomBytes(16).toString('hex'),
    t: at,
    item,
    attempt,
    verb: 'answered',
    object,
    result: {
      success,
      first_try: success && attempt === 1 && help === 0,
      help,
      criterion,
      response: one.response ?? [],
    },
    ctx: { level: 1, skill, mode: 'play', lang: 'id', build: '0123456789ab' },
  };
};

const send = async (address: string, { token }: SignedIn, body?: object) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return Object(await answer.json());
};

/** All that was played goes so many days back, as if it had been played then. */
const shift = (product: Product, email: string, days: number) =>
  product.db.query(
    `with family as (select id from account where email = $1),
       sessions as (update play_session set began_at = began_at - make_interval(days => $2)
         where account_id = (select id from family)),
       events as (update play_event set began_at = began_at - make_interval(days => $2),
           happened_at = happened_at - make_interval(days => $2)
         where account_id = (select id from family)),
       proofs as (update evidence set at = at - make_interval(days => $2), day = day - $2::int
         where account_id = (select id from family))
     update skill_claim set rule_version = 0, due_from = '2020-01-01'
     where account_id = (select id from family)`,
    [email, days],
  );

/** Plays day after day by the product's own calls; what was played before moves into the past. */
const playDays = async (product: Product, family: SignedIn, days: readonly Day[]) => {
  for (const { item, tries, daysUntilNext } of days) {
    const play = await send(`${product.url}${games.play.path.replace('{id}', item)}`, family);
    // A try each 20 seconds, up to now.
    await product.db.query(
      `update play_session set began_at = began_at - interval '30 minutes' where id = $1`,
      [play.play_id],
    );
    const now = Date.now();
    const events = tries.map((one, at) => eventOf(item, now - (tries.length - at) * 20_000, one));
    const address = `${product.url}${games.report.path.replace('{play}', String(play.play_id))}`;
    await send(address, family, { events, sent_at: now });
    if (daysUntilNext > 0) await shift(product, family.email, daysUntilNext);
  }
};

const right = (skill: string, count: number): Try[] =>
  Array.from({ length: count }, () => ({ skill, success: true }));
const withHelp = (skill: string, count: number): Try[] =>
  Array.from({ length: count }, () => [
    { skill, success: false },
    { skill, success: true, attempt: 3, help: 2 },
  ]).flat();
const missedBridge: Try[] = [
  { skill: 'bonds-10', success: false, object: 'bridge', response: [4, 8], criterion: false },
  { skill: 'bonds-10', success: false, attempt: 2, object: 'bridge', response: [4, 3] },
  { skill: 'bonds-10', success: true, attempt: 3, help: 2, object: 'bridge', response: [4, 6] },
].map((one) => ({ ...one, criterion: false }));

const bridge = 'jembatan-sepuluh';
const syllables = 'gelembung-suku';

/** Two months: three skills are known, one goes with help, one is stuck, some have just begun. */
const season: readonly Day[] = [
  { item: bridge, tries: right('see-5', 9), daysUntilNext: 8 },
  { item: bridge, tries: [...right('see-5', 8), ...right('give-5', 8)], daysUntilNext: 8 },
  { item: syllables, tries: right('open-syllables', 9), daysUntilNext: 2 },
  { item: bridge, tries: right('give-5', 8), daysUntilNext: 8 },
  { item: syllables, tries: right('open-syllables', 8), daysUntilNext: 9 },
  { item: bridge, tries: right('bonds-5', 8), daysUntilNext: 8 },
  { item: bridge, tries: withHelp('see-10', 5), daysUntilNext: 5 },
  { item: bridge, tries: [...withHelp('see-10', 3), ...missedBridge], daysUntilNext: 1 },
  { item: bridge, tries: [...right('bonds-5', 8), ...missedBridge], daysUntilNext: 2 },
  { item: syllables, tries: right('closed-syllables', 4), daysUntilNext: 1 },
  { item: bridge, tries: [...missedBridge, ...right('give-10', 3)], daysUntilNext: 0 },
];

/** Sari of the first class after two months, with the adult's room open. */
export const sariOfTwoMonths = async (product: Product, grade = 1) => {
  const family = await withSari(product, 'premium');
  await playDays(product, family, season);
  const { rows } = await product.db.query<{ id: string }>(
    `update child set grade = $2 where account_id = (select id from account where email = $1)
     returning id`,
    [family.email, grade],
  );
  return { family, child: rows[0]?.id ?? '' };
};
