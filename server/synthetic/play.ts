import { randomBytes, randomUUID } from 'node:crypto';
import { children, games, report } from '@nobi/contract';
import type { SyntheticFamily } from './family.ts';
import { Fault, type Installation } from './installation.ts';

/** What a game tells of a round that was begun and finished, without a task: it proves no skill. */
const eventsOf = (item: string) =>
  (['initialized', 'completed'] as const).map((verb) => ({
    v: 1,
    id: randomBytes(16).toString('hex'),
    t: Date.now(),
    item,
    attempt: 1,
    verb,
    object: 'synthetic-round',
    ctx: { level: 1, skill: 'synthetic', mode: 'play', lang: 'id', build: 'synthetic' },
  }));

/** Opens a game as a child does, with its page on the play origin, and finishes a round. */
export const playRound = async ({ ask, open }: Installation, family: SyntheticFamily) => {
  const token = family.token();
  const game = (await ask(games.list, { token })).find(({ locked }) => !locked);
  if (!game) throw new Fault('No game is open for a family that has paid');
  const params = { id: game.id };
  const { play_id, url } = await ask(games.play, { token, params, key: randomUUID() });
  const page = await open(url);
  if (page.status !== 200) throw new Fault(`The page of ${game.id} answered ${page.status}`);
  const events = eventsOf(game.id);
  const { kept } = await ask(games.report, {
    token,
    params: { play: play_id },
    body: { events, sent_at: Date.now() },
  });
  if (kept !== events.length) throw new Fault(`Of ${events.length} events ${kept} were kept`);
};

/** Reads what the adult reads of the child. */
export const readReport = async ({ ask }: Installation, family: SyntheticFamily) => {
  await family.openAdult();
  const token = family.token();
  const [child] = (await ask(children.list, { token })).children;
  if (!child) throw new Fault('The family has no child');
  await ask(report.show, { token, params: { child: child.id } });
};
