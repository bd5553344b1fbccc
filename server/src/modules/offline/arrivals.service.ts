import { arrivalDays, type offline, type Plan, Problem } from '@nobi/contract';
import type { ItemKind } from '@nobi/kit/manifest';
import type { Caller } from '../../auth/caller.ts';
import { isUuid, uuidV7 } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import type { LateSessionsStore } from '../../play-sessions/late/late-sessions.store.ts';
import { beginKeyOf, type PlaySessions } from '../../play-sessions/play-sessions.ts';
import { days } from '../../time/durations.ts';
import type { LeaseService } from './lease.service.ts';

type Input<Name extends keyof typeof offline> = CallInput<(typeof offline)[Name]>;
interface OfWork {
  readonly params: { readonly toolId: string; readonly workId: string };
  readonly query: { readonly play_session: string };
}

/** What other modules do with one kind of item alone. */
export interface OfOneKind {
  readonly check: (
    input: { params: { view: string }; body: Input<'check'>['body'] },
    caller: Caller,
  ) => Promise<{ right: boolean }>;
  readonly showWork: (
    input: OfWork & { body: Input<'showWork'>['body'] },
    caller: Caller,
  ) => Promise<Record<string, never>>;
  readonly forgetWork: (input: OfWork, caller: Caller) => Promise<Record<string, never>>;
}

export interface ArrivalsDeps extends OfOneKind {
  readonly leases: LeaseService;
  readonly sessions: LateSessionsStore;
  readonly plays: Readonly<Record<ItemKind, PlaySessions>>;
  /** Refuses an item that there is not, or that the plan does not open. */
  readonly findOpen: Readonly<Record<ItemKind, (item: string, caller: Caller) => unknown>>;
  readonly now: () => Date;
}

/** It was open when it began, whatever the plan is by now. */
const asThen = (caller: Caller, plan: Plan | null = 'premium'): Caller => ({
  ...caller,
  plan: plan ?? undefined,
});

/** What was played without a line, as it arrives. */
export const arrivalsService = (deps: ArrivalsDeps) => {
  const { leases, sessions, plays, findOpen, now } = deps;

  const begunIn = async ({ session }: { session: string }, caller: Caller) => {
    const found = isUuid(session) ? await sessions.find(caller.accountId, session) : undefined;
    if (!found) throw new Problem('not_found');
    return found;
  };
  const workIn = async ({ session, work }: { session: string; work: string }, caller: Caller) => {
    const { item } = await begunIn({ session }, caller);
    return { params: { toolId: item, workId: work }, query: { play_session: session } };
  };

  return {
    async begin({ body, key }: Input<'begin'>, caller: Caller) {
      const claims = await leases.read(body.lease, caller);
      const since = new Date(claims.iat * 1000);
      const isLate = now().getTime() - since.getTime() > days(arrivalDays);
      if (isLate || !claims.children.some(({ id }) => id === body.child))
        throw new Problem('lease_refused');
      findOpen[body.kind](body.item, asThen(caller, claims.plan));
      const id = uuidV7();
      const recorded = await sessions.record({
        id,
        accountId: caller.accountId,
        child: body.child,
        kind: body.kind,
        itemId: body.item,
        beginKey: beginKeyOf(body.item, key) ?? id,
        notBefore: since,
        age: Math.max(0, body.sent_at - body.started_at),
      });
      if (!recorded) throw new Problem('not_found');
      return { id: recorded };
    },

    async report({ params, body }: Input<'report'>, caller: Caller) {
      const { kind } = await begunIn(params, caller);
      return plays[kind].report(params.session, body, caller);
    },

    async keep({ params, body }: Input<'keep'>, caller: Caller) {
      const { kind, item } = await begunIn(params, caller);
      return plays[kind].keep(item, { ...body, playSession: params.session }, asThen(caller));
    },

    async check({ params, body }: Input<'check'>, caller: Caller) {
      await begunIn(params, caller);
      return deps.check({ params: { view: params.session }, body }, caller);
    },

    async showWork({ params, body }: Input<'showWork'>, caller: Caller) {
      return deps.showWork({ ...(await workIn(params, caller)), body }, asThen(caller));
    },

    async forgetWork({ params }: Input<'forgetWork'>, caller: Caller) {
      return deps.forgetWork(await workIn(params, caller), caller);
    },
  };
};

export type ArrivalsService = ReturnType<typeof arrivalsService>;
