import { randomUUID } from 'node:crypto';
import { Problem, type support } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import type { SupportStore } from './support.store.ts';

const sendByAccount = { name: 'support', limit: 20, seconds: 3600 };

export interface SupportDeps {
  readonly store: SupportStore;
  readonly throttle: Throttle;
}

export const supportService = ({ store, throttle }: SupportDeps) => ({
  async unread(_asked: unknown, caller: Caller) {
    const rows = await store.unread(caller.accountId);
    return rows.map(({ id, subject, response, responded_at }) => ({
      ticket_id: id,
      subject,
      response,
      responded_at: responded_at.toISOString(),
    }));
  },

  async markRead({ body }: Asked<typeof support.markRead>, caller: Caller) {
    await store.markRead(caller.accountId, body?.ticket_id);
    return {};
  },

  async followUp({ params, body }: Asked<typeof support.followUp>, caller: Caller) {
    await throttle.take(sendByAccount, caller.accountId);
    const isTheirs = await store.followUp(caller.accountId, params.ticket, body.message);
    if (!isTheirs) throw new Problem('not_found');
    return { ticket_id: params.ticket };
  },

  async send({ body }: Asked<typeof support.send>, caller: Caller) {
    await throttle.take(sendByAccount, caller.accountId);
    return { ticket_id: await store.send(randomUUID(), caller.accountId, body) };
  },
});

export type SupportService = ReturnType<typeof supportService>;
