/**
 * Plays an item's real rules and choosing without a browser, one JSON line a child:
 * `npm run simulate -- jembatan-sepuluh --learner content/simulate/learners/steady.ts --children 100
 * --sittings 20 --days-between 1 --seed 7`. `--report` adds what the adult's page would say of each skill.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MakeLearner, playChild, type SimulatedItem } from '../kit/src/simulate/index.ts';
import { root } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    learner: { type: 'string' },
    children: { type: 'string', default: '100' },
    sittings: { type: 'string', default: '20' },
    'days-between': { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    report: { type: 'boolean', default: false },
  },
});

const fail = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const whole = (name: 'children' | 'sittings' | 'days-between' | 'seed', least: number): number => {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= least
    ? value
    : fail(`--${name} must be a whole number, ${least} or more`);
};

/** `jembatan-sepuluh` or `games/jembatan-sepuluh`. */
const simulatedFile = (item: string): string => {
  const folders = [item, ...['games', 'courses'].map((shelf) => join(shelf, item))];
  const files = folders.map((folder) => join(root, 'content', folder, 'simulated.ts'));
  return files.find((file) => existsSync(file)) ?? fail(`no item "${item}" can be simulated`);
};

const [item] = positionals;
if (!item || !values.learner) fail('usage: npm run simulate -- <item> --learner FILE');
const options = {
  sittings: whole('sittings', 1),
  daysBetween: whole('days-between', 0),
  seed: whole('seed', 0),
  report: values.report,
};
const learnerFile = isAbsolute(values.learner ?? '')
  ? (values.learner ?? '')
  : join(process.env.INIT_CWD ?? process.cwd(), values.learner ?? '');
// The rules of a game stand beside its pictures; nobody looks at them here.
registerHooks({
  load: (url, context, next) =>
    /\.(?:svg|css|png|webp)$/.test(url)
      ? { format: 'module', source: "export default '';", shortCircuit: true }
      : next(url, context),
});
const { simulated }: { simulated: SimulatedItem } = await import(simulatedFile(item ?? ''));
const { default: makeLearner }: { default: MakeLearner } = await import(learnerFile);

for (let child = 1; child <= whole('children', 1); child += 1) {
  const line = JSON.stringify(playChild(simulated, makeLearner, { ...options, child }));
  if (!process.stdout.write(`${line}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}
