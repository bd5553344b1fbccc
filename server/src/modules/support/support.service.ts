import { randomUUID } from 'node:crypto';
import { Problem, type support } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import type { QuestionRow, SupportStore } from './support.store.ts';

const sendByAccount = { name: 'support', limit: 20, seconds: 3600 };

export interface SupportDeps {
  readonly store: SupportStore;
  readonly throttle: Throttle;
  /** The signed address of a picture. */
  readonly addressOf: (picture: string) => string;
}

const questionOf = ({ id, last_at, ...row }: QuestionRow) => ({
  ...row,
  ticket_id: id,
  last_at: last_at.toISOString(),
});

export const supportService = ({ store, throttle, addressOf }: SupportDeps) => ({
  async unread(_input: unknown, caller: Caller) {
    const rows = await store.unread(caller.accountId);
    return rows.map(({ id, subject, response, responded_at }) => ({
      ticket_id: id,
      subject,
      response,
      responded_at: responded_at.toISOString(),
    }));
  },

  async markRead({ body }: CallInput<typeof support.markRead>, caller: Caller) {
    await store.markRead(caller.accountId, body?.ticket_id);
    return {};
  },

  async questions(_input: unknown, caller: Caller) {
    return (await store.questions(caller.accountId)).map(questionOf);
  },

  async question({ params }: CallInput<typeof support.question>, caller: Caller) {
    const question = await store.question(caller.accountId, params.ticket);
    if (!question) throw new Problem('not_found');
    const { message, created_at, ...row } = question;
    const messages = [
      { is_ours: false, text: message, picture: null, at: created_at },
      ...(await store.messages(caller.accountId, row.id)),
    ];
    return {
      ...questionOf(row),
      messages: messages.map(({ at, picture, ...each }) => ({
        ...each,
        picture: picture === null ? null : addressOf(picture),
        at: at.toISOString(),
      })),
    };
  },

  async followUp({ params, body }: CallInput<typeof support.followUp>, caller: Caller) {
    await throttle.take(sendByAccount, caller.accountId);
    const isTheirs = await store.followUp(caller.accountId, params.ticket, body.message);
    if (!isTheirs) throw new Problem('not_found');
    return { ticket_id: params.ticket };
  },

  async send({ body, key }: CallInput<typeof support.send>, caller: Caller) {
    return throttle.attempt([[sendByAccount, caller.accountId]], async () => ({
      ticket_id: await store.send({ id: randomUUID(), accountId: caller.accountId, key }, body),
    }));
  },
});

export type SupportService = ReturnType<typeof supportService>;
