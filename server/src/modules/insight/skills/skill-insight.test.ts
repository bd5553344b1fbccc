import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { familiesOf } from '../../../../bench/population/population.store.ts';
import { type Answer, playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openGame } from '../../../testing/builds.ts';
import { runCommand } from '../../../testing/command.ts';
import { startConsole } from '../../../testing/console.ts';
import type { Product } from '../../../testing/product.ts';

const day = 86_400_000;
const proposals = z.object({
  changes: z.array(z.object({ skill: z.string(), proposed: z.number() })),
});
let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());

interface Child {
  readonly account: string;
  readonly child: string;
}

const childrenOf = async (families: number): Promise<Child[]> => {
  for (const { text } of familiesOf({ families, plays: 0 })) await product.db.query(text);
  return product.db.query<Child>(
    `select c.account_id as account, c.id as child from child c
     join account a on a.id = c.account_id where a.email like 'keluarga-%' order by a.email`,
  );
};

const tries = (skill: string, marks: string, at = 0): Answer[] =>
  [...marks].map((mark, each) => ({
    skill,
    success: mark === '1',
    after: (at + each) * 20,
    result: { difficulty: 0, criterion: true },
  }));

const play = ({ account, child }: Child, daysAgo: number, answers: readonly Answer[]) =>
  playLongAgo(product.db, {
    account,
    child,
    item: openGame,
    at: new Date(Date.now() - daysAgo * day),
    answers,
  });

const read = async () => {
  await product.runJob('left claims');
  await product.runJob('insight skills');
  return staff.skillInsight.reply.parse((await product.send(staff.skillInsight, { token })).body);
};

test('says of twenty children and more where they stop and what is too hard, and of nineteen nothing', async () => {
  const children = await childrenOf(30);
  for (const [at, each] of children.entries()) {
    await play(each, 20, tries('bonds-10', '1111111101'));
    await play(each, 19, tries('see-5', '0100000100'));
    // A third of them never comes back to it; all play on.
    if (at >= 10) await play(each, 2, tries('see-5', '0100000010'));
    await play(each, 1, tries('bonds-10', '1111011111'));
    if (at < 19) await play(each, 1, tries('letter-b', '1'));
  }

  const { skills, tasks, counted_at } = await read();

  expect(counted_at).not.toBeNull();
  const stands = Object.fromEntries(skills.map((each) => [each.skill, each]));
  expect(stands['see-5']).toMatchObject({ children: 30, stopped_percent: 33, alone_percent: 0 });
  expect(stands['bonds-10']).toMatchObject({ children: 30, stopped_percent: 0 });
  expect(stands['letter-b']).toBeUndefined();
  expect(tasks.map(({ skill }) => skill)).not.toContain('letter-b');
  const [hard] = tasks.filter(({ skill }) => skill === 'see-5');
  expect(hard).toMatchObject({ item: openGame, level: 1, children: 30, answers: 500 });
  expect(hard?.right_percent).toBe(20);
  expect(hard?.expected_percent).toBeGreaterThan(45);
  expect(hard?.shift).toBeGreaterThan(1);
});

test('the table itself takes no sum of fewer than twenty', async () => {
  await expect(
    product.db.query(`insert into insight_skill_stand values ('x', 19, 50, 5)`),
  ).rejects.toThrow(/check/);
});

test('the command proposes new difficulties as a file and names no child', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recalibrate-'));
  const out = join(folder, 'proposal.json');
  const script = join(import.meta.dirname, '../../../backup/claims/skills-recalibrate-command.ts');
  const settings = {
    DATABASE_URL: product.databaseUrl,
    CONTENT_DIST: product.settings.contentFolder,
  };

  const silent = await runCommand(script, [], settings);
  const spoken = await runCommand(script, ['--out', out], settings);

  const text = await readFile(out, 'utf8');
  const { changes } = proposals.parse(JSON.parse(text));
  await rm(folder, { recursive: true });
  expect([silent.code, spoken.code]).toEqual([1, 0]);
  expect(spoken.stdout).toContain('Worth a change, in logits: 2.');
  expect(changes.find(({ skill }) => skill === 'see-5')?.proposed).toBeGreaterThan(0.5);
  expect(changes.find(({ skill }) => skill === 'bonds-10')?.proposed).toBeLessThan(-0.5);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
}, 60_000);
