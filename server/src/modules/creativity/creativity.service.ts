import type { creativity, Tool } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { ItemLookup } from '../../catalogue/item-lookup.ts';
import type { CallInput } from '../../http/serve.ts';
import type { PlaySessions } from '../../play-sessions/play-sessions.ts';

export interface CreativityDeps {
  readonly items: ItemLookup<Tool>;
  readonly uses: PlaySessions;
}

export const creativityService = ({ items, uses }: CreativityDeps) => ({
  list: ({ language }: CallInput<typeof creativity.list>, caller: Caller) =>
    items.list(language, caller),

  one: ({ params, language }: CallInput<typeof creativity.one>, caller: Caller) =>
    items.find(params.toolId, language, caller),

  async record({ params, key }: CallInput<typeof creativity.record>, caller: Caller) {
    const { id, ...address } = await uses.begin(params.toolId, caller, key);
    return { use_id: id, ...address };
  },

  report: ({ params, body }: CallInput<typeof creativity.report>, caller: Caller) =>
    uses.report(params.use, body, caller),

  load: ({ params, query }: CallInput<typeof creativity.load>, caller: Caller) =>
    uses.load(params.toolId, query.play_session, caller),

  keep: ({ params, query, body }: CallInput<typeof creativity.keep>, caller: Caller) =>
    uses.keep(params.toolId, { ...body, playSession: query.play_session }, caller),
});

export type CreativityService = ReturnType<typeof creativityService>;
