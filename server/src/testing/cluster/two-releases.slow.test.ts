import { tmpdir } from 'node:os';
import { games, payments } from '@nobi/contract';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openGame } from '../builds.ts';
import { newEmail } from '../people.ts';
import { launchReady, newHome, stop } from '../process.ts';
import { type Browser, type Exchange, openBrowser, parsed } from './browser.testing.ts';
import { startDatabase } from './cluster.testing.ts';
import { logIn, pay, signUp } from './family.testing.ts';
import { layOutRelease, ownMigrationNames, previousRelease } from './previous-release.testing.ts';

const commit = await previousRelease();

/** What the product has said yes to. */
interface Acknowledged {
  readonly email: string;
  readonly orderId: string;
  readonly plays: string[];
  save: string;
}

const params = { id: openGame };

/** One play: begun, told of and saved, each at another process than the step before. */
const playBy = async (turn: () => Browser, token: string, family: Acknowledged) => {
  const begun = await turn().ask(games.play, { token, params });
  if (begun.status !== 200) return;
  const { play_id: play } = parsed(z.object({ play_id: z.string() }), begun);
  const body = { events: [playEvent('a', openGame)] };
  const event = await turn().ask(games.report, { token, params: { play }, body });
  if (event.status === 200) family.plays.push(play);
  const save = JSON.stringify({ play });
  const { status } = await turn().ask(games.keep, { token, params, body: { save } });
  if (status === 200) family.save = save;
  await turn().ask(games.list, { token });
  await turn().ask(payments.myStatus, { token });
};

const stored = async (db: Pool, { email }: Acknowledged) => {
  const { rows } = await db.query(
    `select (select array_agg(o.id) from orders o where o.account_id = a.id and o.state = 'paid') as orders,
       (select count(*)::int from period p where p.account_id = a.id) as periods,
       (select count(distinct e.session_id)::int from play_event e join play_session s on s.id = e.session_id
        where s.account_id = a.id) as plays,
       (select save from play_save k where k.account_id = a.id) as save
     from account a where a.email = $1`,
    [email],
  );
  return rows;
};

/** Families who sign up, pay and play through those processes that there are, by turns. */
const keepLiving = (count: number, urls: readonly string[]) => {
  const journal: Exchange[] = [];
  const families: Acknowledged[] = [];
  let isOver = false;
  let open = urls.slice(0, 1);
  let visits = 0;
  const live = async (at: number) => {
    const browsers = new Map(
      urls.map((url) => [url, openBrowser(url, `127.0.7.${at + 1}`, { journal })]),
    );
    const turn = (): Browser => {
      visits += 1;
      const browser = browsers.get(open[visits % open.length] ?? '');
      if (!browser) throw new Error('no process');
      return browser;
    };
    while (!isOver) {
      const email = newEmail();
      await signUp(turn(), email);
      const token = await logIn(turn(), email);
      const family = { email, orderId: await pay(turn(), token), plays: [], save: '' };
      families.push(family);
      for (let play = 0; play < 5; play += 1) await playBy(turn, token, family);
    }
    for (const browser of browsers.values()) browser.close();
  };
  const living = Promise.all(Array.from({ length: count }, (_, at) => live(at)));
  return {
    journal,
    families,
    /** From now on through these. */
    through(...now: string[]) {
      open = now;
    },
    async end() {
      isOver = true;
      await living;
    },
  };
};

test.skipIf(commit === undefined)(
  'two releases side by side while the database is brought from the one to the other: no play is refused, nothing is lost',
  async () => {
    const before = await layOutRelease(commit ?? '');
    const database = await startDatabase(tmpdir());
    const common = { DATABASE_URL: database.url, DATABASE_POOL: '5', ALLOW_SANDBOX_PAYMENTS: '1' };
    const old = await newHome(common);
    const fresh = await newHome(common);
    // Only looks: our own connection would bring the database up to date.
    const db = new Pool({ connectionString: database.url, max: 2 });
    // The pool has ended before its connections have: the database that stops may still tell them so.
    db.on('error', () => undefined);
    const names = async () =>
      (await db.query<{ name: string }>('select name from schema_migration')).rows.map(
        ({ name }) => name,
      );
    try {
      const running = await launchReady({ ...old, main: before.main });
      const atFirst = await names();
      const life = keepLiving(3, [old.url, fresh.url]);
      await expect.poll(() => life.families.length, { timeout: 60_000 }).toBeGreaterThan(3);

      const newer = await launchReady(fresh);
      life.through(old.url, fresh.url);
      const all = await ownMigrationNames();
      await expect.poll(async () => (await names()).length, { timeout: 60_000 }).toBe(all.length);
      const sofar = life.families.length;
      await expect.poll(() => life.families.length, { timeout: 90_000 }).toBeGreaterThan(sofar + 8);
      life.through(fresh.url);
      const alone = life.families.length;
      // Whoever began at the old one has ended there.
      await expect.poll(() => life.families.length, { timeout: 60_000 }).toBeGreaterThan(alone + 6);
      await stop(running);
      await life.end();
      await stop(newer);

      expect(atFirst.length).toBeLessThan(all.length);
      expect((await names()).sort()).toEqual(all.sort());
      const refused = life.journal.filter(({ status }) => status === 0 || status >= 400);
      expect(refused.map(({ path, status, text }) => ({ path, status, text }))).toEqual([]);
      for (const family of life.families)
        expect(await stored(db, family)).toEqual([
          { orders: [family.orderId], periods: 1, plays: family.plays.length, save: family.save },
        ]);
    } finally {
      await db.end();
      await database.stop();
      for (const place of [old, fresh, before]) await place.remove();
    }
  },
  400_000,
);
