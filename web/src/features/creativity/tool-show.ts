import { creativity, Problem } from '@nobi/contract';
import { ask } from '../../api.ts';
import type { Show } from '../../stage/show.ts';

/** Creative tools on the stage. */
export const toolShow: Show = {
  kind: 'tool',
  home: '/dashboard/creativity',
  says: { failed: 'tool_failed', noAddress: 'tool_url_missing', badAddress: 'tool_failed' },
  one: async (toolId, signal) => {
    const tool = await ask(creativity.one, { params: { toolId }, signal });
    return { ...tool, address: tool.html_tool_url };
  },
  load: (toolId) => ask(creativity.load, { params: { toolId } }),
  begin: async (toolId, key) => {
    const { use_id, url } = await ask(creativity.record, { params: { toolId }, key });
    return { sitting: use_id, url };
  },
  mayBeginAgain: (error) => error instanceof Problem && error.code === 'offline',
  report: (use, events, { isLast }) =>
    ask(creativity.report, { params: { use }, body: { events }, keepalive: isLast }),
  // Browsers carry at most 64 kB for closing pages: a full album would never arrive that way.
  keep: (toolId, save, { isLast }) =>
    ask(creativity.keep, { params: { toolId }, body: { save }, keepalive: isLast }),
  work: (toolId, deed, { isLast }) => {
    const params = { toolId, workId: deed.id };
    if (deed.kind === 'forget') return ask(creativity.forgetWork, { params, keepalive: isLast });
    const { thumb, title } = deed;
    const body = { thumb, ...(title && { title }) };
    return ask(creativity.showWork, { params, body, keepalive: isLast });
  },
};
