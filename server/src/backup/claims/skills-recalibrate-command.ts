import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { proposeDifficulties } from '../../modules/insight/skills/propose-difficulties.ts';
import { readSettings } from '../../settings/settings.ts';
import { storesOn } from '../client.store.ts';
import { quiet, run } from '../command.ts';
import { openSource } from '../places.ts';
import { BackupProblem } from '../problem.ts';

const signed = (logits: number) => `${logits > 0 ? '+' : ''}${logits.toFixed(2)}`;

const wishOf = () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { out: text, families: text, days: text } });
  const { out, families = '20000', days = '56' } = values;
  const isCount = [families, days].every((count) => /^[1-9]\d{0,6}$/.test(count));
  if (!out || !isCount)
    throw new BackupProblem('Say where to write: --out FILE [--families 20000] [--days 56]');
  return { out, families: Number(families), lookBackDays: Number(days) };
};

/**
 * `npm run skills:recalibrate -- --out FILE`: proposes new difficulties from what children answered, for people
 * to weigh and write into content. Reads alone; the file names tasks, never a child.
 */
const recalibrate = async () => {
  const { out, ...wish } = wishOf();
  const settings = readSettings();
  const { client, close } = await openSource(settings, quiet);
  const { contentFolder } = settings;
  const { seen, proposal } = await proposeDifficulties(storesOn(client), {
    contentFolder,
    ...wish,
  }).finally(close);
  await writeFile(out, `${JSON.stringify(proposal, null, 2)}\n`);
  return [
    `Ways of asking that were looked at: ${seen}.`,
    `Worth a change, in logits: ${proposal.changes.length}.`,
    ...proposal.changes.map(
      ({ item, skill, level, stated, proposed, shift, children }) =>
        `  ${item}, ${skill}, level ${level}: ${stated} to ${proposed} (${signed(shift)}, ${children} children)`,
    ),
    `Written to ${out}.`,
  ];
};

await run('recalibrate the skills', recalibrate);
