import { type CallShape, type creativity, Problem, type Tool } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { ItemLookup } from '../../catalogue/item-lookup.ts';
import { Ready } from '../../http/ready.ts';
import type { CallInput } from '../../http/serve.ts';
import { ownerOf } from '../../play-sessions/play-sessions.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import { cleanThumb } from './thumb.rules.ts';
import type { WorksStore } from './works.store.ts';

/** For each tool. An eager child fills this in a season, and lets go of the oldest. */
const mostWorks = 60;
const thumbLimit = 40_000;
const pageSize = 24;
/** A child who draws all the time changes a work every few seconds. */
const showByAccount = { name: 'works', limit: 1500, seconds: 3600 };

/** What is asked of one work, by the tool's own page or when it arrives late. */
type WorkRequest<C extends CallShape> = Pick<CallInput<C>, 'params' | 'query' | 'body'>;

export interface WorksDeps {
  readonly store: WorksStore;
  readonly items: ItemLookup<Tool>;
  readonly throttle: Throttle;
}

export const worksService = ({ store, items, throttle }: WorksDeps) => ({
  async list({ query }: CallInput<typeof creativity.works>, caller: Caller) {
    const from = Number(query.from);
    const rows = await store.page(caller, { from, count: pageSize + 1 });
    const works = rows.slice(0, pageSize).map((row) => ({
      tool_id: row.tool_id,
      id: row.work_id,
      title: row.title,
      changed_at: row.changed_at.toISOString(),
      thumb: `data:${row.thumb_type};base64,${row.thumb.toString('base64')}`,
    }));
    return new Ready({ works, next: rows.length > pageSize ? from + pageSize : null });
  },

  async show({ params, query, body }: WorkRequest<typeof creativity.showWork>, caller: Caller) {
    const tool = items.findOpen(params.toolId, caller);
    const bytes = Buffer.from(body.thumb, 'base64');
    if (bytes.length > thumbLimit) throw new Problem('too_large');
    const thumb = cleanThumb(bytes);
    if (!thumb) throw new Problem('picture_refused');
    await throttle.take(showByAccount, caller.accountId);
    const owner = ownerOf(tool.id, caller, query.play_session);
    const { workId } = params;
    const outcome = await store.show({ owner, workId, title: body.title ?? '', thumb }, mostWorks);
    if (outcome === 'unknown') throw new Problem('not_found');
    if (outcome === 'full') throw new Problem('works_full');
    return {};
  },

  async forget(
    { params, query }: Omit<WorkRequest<typeof creativity.forgetWork>, 'body'>,
    caller: Caller,
  ) {
    const owner = ownerOf(params.toolId, caller, query.play_session);
    if (!(await store.forget(owner, params.workId))) throw new Problem('not_found');
    return {};
  },
});

export type WorksService = ReturnType<typeof worksService>;
