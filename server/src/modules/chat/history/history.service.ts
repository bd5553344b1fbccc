import { type ChatTurn, type chatControls, type chatConversations, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { HistoryStore } from './history.store.ts';

const pageSize = 50;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const wanted = ({ days, before }: { readonly days: string; readonly before: string }) => ({
  days: Number(days),
  before,
  count: pageSize + 1,
});

const pageOf = <Turn extends ChatTurn>(turns: readonly Turn[]) => {
  const page = turns.slice(0, pageSize);
  return { turns: page, next: turns.length > pageSize ? (page.at(-1)?.turn_id ?? null) : null };
};

/** Earlier conversations: a child reads its own, the adult reads and deletes those of all. */
export const historyService = ({ history }: { readonly history: HistoryStore }) => ({
  history: async ({ query }: CallInput<typeof chatConversations.history>, caller: Caller) =>
    pageOf(await history.page(caller, wanted(query))),

  familyHistory: async (
    { query }: CallInput<typeof chatControls.familyHistory>,
    { accountId }: Caller,
  ) => pageOf(await history.familyPage(accountId, wanted(query))),

  async forgetConversation(
    { params }: CallInput<typeof chatConversations.forgetConversation>,
    { accountId }: Caller,
  ) {
    const id = params.conversation;
    if (!uuid.test(id) || !(await history.forget(accountId, id))) throw new Problem('not_found');
    return {};
  },
});

export type HistoryService = ReturnType<typeof historyService>;
