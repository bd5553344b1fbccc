/**
 * Plays an item's real rules and choosing without a browser, one JSON line a child:
 * `npm run simulate -- jembatan-sepuluh --learner content/simulate/learners/steady.ts --children 100
 * --sittings 20 --days-between 1 --seed 7`. `--report` adds what the adult's page would say of each skill.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type ChildLine,
  checkedLearner,
  LearnerError,
  type MakeLearner,
  playChild,
  type SimulatedItem,
} from '../kit/src/simulate/index.ts';
import { root } from './run.ts';

const fail = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const usage =
  'usage: npm run simulate -- <item> --learner FILE [--children 100] [--sittings 20] [--days-between 1] [--sittings-a-day 1] [--seed 7] [--report]';

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        learner: { type: 'string' },
        children: { type: 'string', default: '100' },
        sittings: { type: 'string', default: '20' },
        'days-between': { type: 'string', default: '1' },
        'sittings-a-day': { type: 'string', default: '1' },
        seed: { type: 'string', default: '7' },
        report: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};
const { values, positionals } = readArguments();

const whole = (
  name: 'children' | 'sittings' | 'days-between' | 'sittings-a-day' | 'seed',
  least: number,
): number => {
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

const [item, ...others] = positionals;
if (!item || others.length > 0 || !values.learner) fail(usage);
const options = {
  sittings: whole('sittings', 1),
  daysBetween: whole('days-between', 0),
  perDay: whole('sittings-a-day', 1),
  seed: whole('seed', 0),
  report: values.report,
};
const children = whole('children', 1);
const learnerFile = resolve(process.env.INIT_CWD ?? process.cwd(), values.learner ?? '');
// The rules of a game stand beside its pictures; nobody looks at them here.
registerHooks({
  load: (url, context, next) =>
    /\.(?:svg|css|png|webp)$/.test(url)
      ? { format: 'module', source: "export default '';", shortCircuit: true }
      : next(url, context),
});
const { simulated }: { simulated: SimulatedItem } = await import(simulatedFile(item ?? ''));
const readLearner = async (): Promise<MakeLearner> => {
  if (!existsSync(learnerFile)) return fail(`there is no file ${learnerFile}`);
  try {
    const module: { default?: unknown } = await import(pathToFileURL(learnerFile).href);
    return checkedLearner(module.default);
  } catch (error) {
    return fail(`${learnerFile}: ${error instanceof Error ? error.message : error}`);
  }
};
const makeLearner = await readLearner();

const play = (child: number): ChildLine => {
  try {
    return playChild(simulated, makeLearner, { ...options, child });
  } catch (error) {
    // A learner that answers wrongly is named; anything else is a fault of ours and keeps its trace.
    if (error instanceof LearnerError) return fail(`${learnerFile}: ${error.message}`);
    throw error;
  }
};

for (let child = 1; child <= children; child += 1) {
  const line = JSON.stringify(play(child));
  if (!process.stdout.write(`${line}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}
