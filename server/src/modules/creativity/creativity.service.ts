import type { creativity, Tool } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { LookUp } from '../../catalogue/opened.ts';
import type { Asked } from '../../serve.ts';
import type { Sittings } from '../../sittings/sittings.ts';

export interface CreativityDeps {
  readonly shelf: LookUp<Tool>;
  readonly uses: Sittings;
}

export const creativityService = ({ shelf, uses }: CreativityDeps) => ({
  list: ({ language }: Asked<typeof creativity.list>, caller: Caller) =>
    shelf.list(language, caller),

  one: ({ params, language }: Asked<typeof creativity.one>, caller: Caller) =>
    shelf.find(params.toolId, language, caller),

  async record({ params, key }: Asked<typeof creativity.record>, caller: Caller) {
    const { id, ...address } = await uses.begin(params.toolId, caller, key);
    return { use_id: id, ...address };
  },

  report: ({ params, body }: Asked<typeof creativity.report>, caller: Caller) =>
    uses.report(params.use, body.events, caller),

  load: ({ params }: Asked<typeof creativity.load>, caller: Caller) =>
    uses.load(params.toolId, caller),

  keep: ({ params, body }: Asked<typeof creativity.keep>, caller: Caller) =>
    uses.keep(params.toolId, body.save, caller),
});

export type CreativityService = ReturnType<typeof creativityService>;
