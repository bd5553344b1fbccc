import { randomUUID } from 'node:crypto';
import type { creativity, Tool } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { LookUp } from '../../catalogue/opened.ts';
import type { Asked } from '../../serve.ts';
import type { CreativityStore } from './creativity.store.ts';

export interface CreativityDeps {
  readonly store: CreativityStore;
  readonly shelf: LookUp<Tool>;
}

export const creativityService = ({ store, shelf }: CreativityDeps) => ({
  list: ({ language }: Asked<typeof creativity.list>, caller: Caller) =>
    shelf.list(language, caller),

  one: ({ params, language }: Asked<typeof creativity.one>, caller: Caller) =>
    shelf.find(params.toolId, language, caller),

  async record({ params }: Asked<typeof creativity.record>, caller: Caller) {
    const tool = shelf.findOpen(params.toolId, caller);
    const use = { id: randomUUID(), accountId: caller.accountId, toolId: tool.id };
    await store.recordUse(use);
    return { use_id: use.id, ...shelf.addressOf(tool) };
  },
});

export type CreativityService = ReturnType<typeof creativityService>;
