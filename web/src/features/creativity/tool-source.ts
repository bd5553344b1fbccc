import { creativity, Problem } from '@nobi/contract';
import { ask } from '../../api.ts';
import type { ContentSource } from '../../player/content-source.ts';

/** Creative tools in the player. */
export const toolSource: ContentSource = {
  kind: 'tool',
  home: '/dashboard/creativity',
  problems: { failed: 'tool_failed', noAddress: 'tool_url_missing', badAddress: 'tool_failed' },
  one: async (toolId, signal) => {
    const tool = await ask(creativity.one, { params: { toolId }, signal });
    return { ...tool, address: tool.html_tool_url };
  },
  load: (toolId, play_session) =>
    ask(creativity.load, { params: { toolId }, query: { play_session } }),
  begin: async (toolId, key) => {
    const { use_id, url } = await ask(creativity.record, { params: { toolId }, key });
    return { id: use_id, url };
  },
  mayBeginAgain: (error) => error instanceof Problem && error.code === 'offline',
  report: (use, events, { isLast }) =>
    ask(creativity.report, {
      params: { use },
      body: { events, sent_at: Date.now() },
      keepalive: isLast,
    }),
  // Browsers carry at most 64 kB for closing pages: a full album would never arrive that way.
  keep: (toolId, save, { sessionId, isLast, rev }) =>
    ask(creativity.keep, {
      params: { toolId },
      query: { play_session: sessionId },
      body: { save, ...(rev !== undefined && { rev }) },
      keepalive: isLast,
    }),
  work: (toolId, change, { sessionId, isLast }) => {
    const request = {
      params: { toolId, workId: change.id },
      query: { play_session: sessionId },
      keepalive: isLast,
    };
    if (change.kind === 'forget') return ask(creativity.forgetWork, request);
    const { thumb, title } = change;
    return ask(creativity.showWork, { ...request, body: { thumb, ...(title && { title }) } });
  },
};
