import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@nobi/contract';
import * as z from 'zod/mini';
import { type Exchange, openBrowser, parsed } from '../cluster/browser.testing.ts';
import type { Cluster } from '../cluster/cluster.testing.ts';
import { enterConsole, newColleague } from '../people.ts';
import { senderTo } from '../sender.ts';

const listed = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** Somebody of the staff who answers what families ask; answers which answers were taken. */
export const startColleague = async (cluster: Cluster, journal: Exchange[]) => {
  const { email } = await newColleague(cluster);
  const { token } = await enterConsole({ url: cluster.url, send: senderTo(cluster.url) }, email);
  const browser = openBrowser(cluster.url, '127.0.97.1', { journal });
  const answered: string[] = [];
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      const list = await browser.insist(() => browser.ask(calls.staff.tickets, { token }));
      const [first] = parsed(listed, list).rows;
      if (!first) await pause(100);
      if (!first) continue;
      const params = { ticket: first.id };
      const body = { response: 'Sudah kami perbaiki.' };
      const reply = await browser.insist(
        () => browser.ask(calls.staff.answer, { token, params, body }),
        // The first try was heard and its answer lost.
        ({ status }) => status === 200 || status === 409,
      );
      if (reply.status === 200) answered.push(first.id);
    }
    browser.close();
  };
  const ended = work().then(
    () => [],
    (error: unknown) => [String(error)],
  );
  return {
    token,
    email,
    answered,
    /** Answers what went wrong, if anything did. */
    end() {
      isOver = true;
      return ended;
    },
  };
};
