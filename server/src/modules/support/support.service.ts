import { randomUUID } from 'node:crypto';
import { Problem, type support } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import type { QuestionRow, SupportStore } from './support.store.ts';

const sendByAccount = { name: 'support', limit: 20, seconds: 3600 };

export interface SupportDeps {
  readonly store: SupportStore;
  readonly throttle: Throttle;
}

const shown = ({ id, last_at, ...row }: QuestionRow) => ({
  ...row,
  ticket_id: id,
  last_at: last_at.toISOString(),
});

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

  async questions(_asked: unknown, caller: Caller) {
    return (await store.questions(caller.accountId)).map(shown);
  },

  async question({ params }: Asked<typeof support.question>, caller: Caller) {
    const found = await store.question(caller.accountId, params.ticket);
    if (!found) throw new Problem('not_found');
    const { message, created_at, ...row } = found;
    const said = [
      { is_ours: false, text: message, at: created_at },
      ...(await store.messages(row.id)),
    ];
    return {
      ...shown(row),
      messages: said.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    };
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
