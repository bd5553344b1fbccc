import { type Plan, plans } from '@nobi/contract';
import { addWibMonths } from './wib-months.rules.ts';

/** An order that gave paid time, and when it was taken back (refund, reversal, chargeback). */
export interface Grant {
  readonly orderId: string;
  readonly plan: Plan;
  readonly activatedAt: Date;
  readonly revokedAt: Date | undefined;
  /** Of a voucher; the plan's own otherwise. */
  readonly months?: number | undefined;
  /** Of the promo, on top of its months; they come and go with the order. */
  readonly bonusDays?: number;
}

/** Days that staff gave, or took back when below zero. */
export interface Gift {
  readonly id: string;
  readonly plan: Plan;
  readonly days: number;
  readonly givenAt: Date;
}

/** Paid time, half-open: it covers `startsAt` and ends before `endsAt`. */
export interface Period {
  /** Of the order, or of the gift, that it stands on. */
  readonly orderId: string;
  readonly plan: Plan;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Time still owed: whole months counted from an anchor day, plus days carried over. */
interface Owed {
  readonly orderId: string;
  readonly plan: Plan;
  readonly months: number;
  readonly extraMs: number;
  /** Unused time of a smaller plan that this one took over, to be given back if it is refunded. */
  readonly tookOver: readonly Owed[];
}

interface Placed extends Owed {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** What staff took off its end. */
  readonly takenMs: number;
  /** Renewals count months from the first start, so that 31 Jan, 28 Feb, 31 Mar keep their day. */
  readonly anchor: { readonly from: Date; readonly months: number };
}

const dayMs = 86_400_000;
/** A regular day is worth this many premium days: Rp 15,000 / 30 against Rp 120,000 / 365. */
const regularDayInPremium = plans.regular.rupiah / 30 / (plans.premium.rupiah / 365);

const place = (owed: Owed, startsAt: Date, before: Placed | undefined): Placed => {
  const continues =
    before !== undefined &&
    before.plan === owed.plan &&
    before.extraMs === 0 &&
    before.takenMs === 0 &&
    before.endsAt.getTime() === startsAt.getTime();
  const anchor = continues
    ? { from: before.anchor.from, months: before.anchor.months + owed.months }
    : { from: startsAt, months: owed.months };
  const endsAt = new Date(addWibMonths(anchor.from, anchor.months).getTime() + owed.extraMs);
  return { ...owed, startsAt, endsAt, takenMs: 0, anchor };
};

const placeAll = (queue: readonly Owed[], from: Date, before: Placed | undefined): Placed[] => {
  const placed: Placed[] = [];
  let last = before;
  for (const owed of queue) {
    const next = place(owed, last && last.endsAt > from ? last.endsAt : from, last);
    if (next.endsAt > next.startsAt) placed.push(next);
    last = next;
  }
  return placed;
};

const premiumFirst = (queue: readonly Owed[]) => [
  ...queue.filter(({ plan }) => plan === 'premium'),
  ...queue.filter(({ plan }) => plan === 'regular'),
];

interface Timeline {
  readonly past: readonly Placed[];
  readonly live: Placed | undefined;
  readonly queue: readonly Placed[];
}

const at = (placed: readonly Placed[], now: Date): Timeline => ({
  past: placed.filter(({ endsAt }) => endsAt <= now),
  live: placed.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
  queue: placed.filter(({ startsAt }) => startsAt > now),
});

const cutAt = (placed: Placed, now: Date): Placed[] =>
  placed.startsAt < now ? [{ ...placed, endsAt: now, extraMs: 0, tookOver: [] }] : [];

/** What is left of a period, as days owed. */
const restOf = (placed: Placed, now: Date): Owed => ({
  orderId: placed.orderId,
  plan: placed.plan,
  months: 0,
  extraMs: placed.endsAt.getTime() - Math.max(placed.startsAt.getTime(), now.getTime()),
  tookOver: [],
});

const monthsOf = ({ plan, months }: Grant) => months ?? plans[plan].months;

const upgrade = ({ past, live, queue }: Timeline, grant: Grant): Placed[] => {
  const now = grant.activatedAt;
  const unused = [live, ...queue].filter((placed) => placed?.plan === 'regular');
  const tookOver = unused.flatMap((placed) => (placed ? [restOf(placed, now)] : []));
  const unusedDays = tookOver.reduce((sum, { extraMs }) => sum + extraMs / dayMs, 0);
  const premium: Owed = {
    orderId: grant.orderId,
    plan: 'premium',
    months: monthsOf(grant),
    extraMs: (Math.ceil(unusedDays * regularDayInPremium) + (grant.bonusDays ?? 0)) * dayMs,
    tookOver,
  };
  const used = live ? cutAt(live, now) : [];
  return [...past, ...used, ...placeAll([premium], now, undefined)];
};

const activate = (placed: readonly Placed[], grant: Grant): Placed[] => {
  const now = grant.activatedAt;
  const timeline = at(placed, now);
  const { past, live, queue } = timeline;
  if (grant.plan === 'premium' && live?.plan === 'regular') return upgrade(timeline, grant);
  const added: Owed = {
    orderId: grant.orderId,
    plan: grant.plan,
    months: monthsOf(grant),
    extraMs: (grant.bonusDays ?? 0) * dayMs,
    tookOver: [],
  };
  // A renewal right at the end of a period keeps its anchor day.
  const before = live ?? past.findLast(({ endsAt }) => endsAt.getTime() === now.getTime());
  const waiting = premiumFirst([...queue, added]);
  return [...past, ...(live ? [live] : []), ...placeAll(waiting, now, before)];
};

/** Takes back what an upgrade was given for a regular order that is now refunded. */
const withoutTakenOver = (owed: Placed, orderId: string, now: Date): Placed => {
  const remaining = owed.tookOver.filter((takeover) => takeover.orderId !== orderId);
  if (remaining.length === owed.tookOver.length) return owed;
  const remainingDays = remaining.reduce((sum, { extraMs }) => sum + extraMs / dayMs, 0);
  const extraMs = Math.ceil(remainingDays * regularDayInPremium) * dayMs;
  const end = owed.endsAt.getTime() - owed.extraMs + extraMs;
  const endsAt = new Date(Math.max(end, now.getTime()));
  return { ...owed, tookOver: remaining, extraMs, endsAt };
};

const revoke = (placed: readonly Placed[], orderId: string, now: Date): Placed[] => {
  const { past, ...open } = at(placed, now);
  const live = open.live && withoutTakenOver(open.live, orderId, now);
  const queue = open.queue.map((period) => withoutTakenOver(period, orderId, now));
  const isLive = live?.orderId === orderId;
  const cancelled = [live, ...queue].find((period) => period?.orderId === orderId);
  const waiting = premiumFirst([
    ...queue.filter((period) => period.orderId !== orderId),
    ...(cancelled?.tookOver ?? []),
  ]);
  const current = live ? (isLive ? cutAt(live, now) : [live]) : [];
  return [...past, ...current, ...placeAll(waiting, now, isLive ? undefined : live)];
};

/** Premium days begin at once; what is left of a regular plan waits behind them. */
const give = (placed: readonly Placed[], { id, plan, days, givenAt: now }: Gift): Placed[] => {
  const { past, live, queue } = at(placed, now);
  const gift: Owed = { orderId: id, plan, months: 0, extraMs: days * dayMs, tookOver: [] };
  if (plan === 'premium' && live?.plan === 'regular') {
    const waiting = [gift, restOf(live, now), ...queue];
    return [...past, ...cutAt(live, now), ...placeAll(waiting, now, undefined)];
  }
  const waiting = premiumFirst([...queue, gift]);
  return [...past, ...(live ? [live] : []), ...placeAll(waiting, now, live)];
};

/** Takes days of a plan from its far end, never any that are over. */
const take = (placed: readonly Placed[], { plan, days, givenAt: now }: Gift): Placed[] => {
  const { past, live, queue } = at(placed, now);
  let leftMs = -days * dayMs;
  const shorten = (period: Placed): Placed => {
    if (period.plan !== plan || leftMs === 0) return period;
    const from = Math.max(period.startsAt.getTime(), now.getTime());
    const reduction = Math.min(leftMs, period.endsAt.getTime() - from);
    leftMs -= reduction;
    const endsAt = new Date(period.endsAt.getTime() - reduction);
    return { ...period, endsAt, takenMs: period.takenMs + reduction };
  };
  const waiting = queue
    .toReversed()
    .map((period) => ({ before: period, after: shorten(period) }))
    .toReversed()
    .map(({ before, after }): Owed => {
      if (after === before) return before;
      const { orderId, tookOver } = after;
      return { ...restOf(after, now), orderId, tookOver };
    });
  const current = live && shorten(live);
  const stays = current && current.endsAt > now ? current : undefined;
  const used = live && !stays ? cutAt(live, now) : [];
  return [...past, ...used, ...(stays ? [stays] : []), ...placeAll(waiting, now, stays)];
};

interface Change {
  readonly when: Date;
  apply(placed: readonly Placed[]): Placed[];
}

const changesOf = (grant: Grant): Change[] => {
  const { revokedAt } = grant;
  const change: Change = { when: grant.activatedAt, apply: (placed) => activate(placed, grant) };
  if (!revokedAt) return [change];
  return [change, { when: revokedAt, apply: (placed) => revoke(placed, grant.orderId, revokedAt) }];
};

const changeOf = (gift: Gift): Change => ({
  when: gift.givenAt,
  apply: (placed) => (gift.days > 0 ? give(placed, gift) : take(placed, gift)),
});

/**
 * The paid time of one account, from all its grants and gifts: never overlapping, a renewal after the
 * last period of its plan, an upgrade at once with unused regular days converted by value (rounded up).
 */
export const periodsOf = (grants: readonly Grant[], gifts: readonly Gift[] = []): Period[] =>
  [...grants.flatMap(changesOf), ...gifts.map(changeOf)]
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
    .reduce<Placed[]>((placed, change) => change.apply(placed), [])
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .map(({ orderId, plan, startsAt, endsAt }) => ({ orderId, plan, startsAt, endsAt }));
