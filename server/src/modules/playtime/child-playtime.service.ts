import {
  type childPlaytime,
  extraToday,
  legalAgeBand,
  limitToday,
  namedMoment,
  Problem,
  playVerdict,
  suggestedMinutes,
} from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { isUuid } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import type { PlayTimesStore } from '../../play-sessions/limit/play-times.store.ts';
import { monthIn } from '../../time/month.rules.ts';
import type { ChildPlaytimeStore } from './child-playtime.store.ts';

export interface ChildPlaytimeDeps {
  readonly store: ChildPlaytimeStore;
  readonly times: PlayTimesStore;
  readonly forgetCaller: (accountId: string) => void;
  readonly now: () => Date;
}

const suggestionFor = (birthMonth: string | null, thisMonth: string) => {
  const band = birthMonth === null ? undefined : legalAgeBand(birthMonth, thisMonth);
  return band ? suggestedMinutes[band] : null;
};

export const childPlaytimeService = ({ store, times, forgetCaller, now }: ChildPlaytimeDeps) => {
  const shown = async (caller: Caller) => {
    const at = now();
    const children = await store.children(caller.accountId);
    return Promise.all(
      children.map(async ({ id, zone, birth_month }) => {
        const today = await times.today({ ...caller, child: id }, at);
        if (!today) throw new Problem('not_found');
        return {
          child: id,
          weekday_minutes: today.times.weekdayMinutes,
          weekend_minutes: today.times.weekendMinutes,
          quiet: [...today.times.quiet],
          is_chosen: today.isChosen,
          extra_minutes: extraToday(today.times, at),
          used_minutes: today.used,
          limit_minutes: limitToday(today.times, at),
          suggested_minutes: suggestionFor(birth_month, monthIn(at, zone)),
        };
      }),
    );
  };

  const changed = async (isKnown: boolean, child: string, caller: Caller) => {
    if (!isKnown) throw new Problem('not_found');
    forgetCaller(caller.accountId);
    const found = (await shown(caller)).find((each) => each.child === child);
    if (!found) throw new Problem('not_found');
    return found;
  };

  return {
    async now(_input: unknown, { accountId, sessionHash }: Caller) {
      const at = now();
      const today = await times.today({ accountId, sessionHash }, at);
      const verdict = today && playVerdict(today.times, at, today.used);
      if (!verdict || verdict.isOpen) return { is_open: true, reason: null, opens: null };
      const { reason, opensAt } = verdict;
      const opens = opensAt && {
        at: opensAt.toISOString(),
        ...namedMoment(opensAt, at, today.times.zone),
      };
      return { is_open: false, reason, opens: opens ?? null };
    },

    list: async (_input: unknown, caller: Caller) => ({ children: await shown(caller) }),

    async set({ params: { child }, body }: CallInput<typeof childPlaytime.set>, caller: Caller) {
      const isKnown = isUuid(child) && (await store.set(caller.accountId, child, body));
      return changed(isKnown, child, caller);
    },

    async extend(
      { params: { child }, body }: CallInput<typeof childPlaytime.extend>,
      caller: Caller,
    ) {
      const wish = { minutes: body.extra_minutes, now: now() };
      const isKnown = isUuid(child) && (await store.extend(caller.accountId, child, wish));
      return changed(isKnown, child, caller);
    },
  };
};

export type ChildPlaytimeService = ReturnType<typeof childPlaytimeService>;
