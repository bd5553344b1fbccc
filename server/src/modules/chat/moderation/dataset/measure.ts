import { redact } from '../../redaction/redact.rules.ts';
import { judgeInput } from '../judge-input.rules.ts';
import { type Goal, goals } from './goals.ts';
import { type Prompt, promptsOf, type Split } from './read-dataset.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const printSet = ({ name, isRight }: Goal, set: string, prompts: readonly Prompt[]) => {
  const misses = prompts.filter((prompt) => !isRight(prompt));
  const right = prompts.length - misses.length;
  const share = ((100 * right) / prompts.length).toFixed(1);
  print(`${name.padEnd(34)}${set.padEnd(24)}${right} of ${prompts.length}  ${share} %`);
  return misses;
};

/** Prints how much of each set is right; misses are shown of the dev rows alone. */
const measure = (split: Split, showsMisses: boolean) => {
  print(`\n${split}`);
  for (const goal of goals) {
    const sets = Map.groupBy(promptsOf(goal.kinds, split), ({ set }) => set);
    for (const [set, prompts] of sets) {
      const misses = printSet(goal, set, prompts);
      if (showsMisses) for (const { label, text } of misses) print(`    ${label}: ${text}`);
    }
  }
};

const measureTime = () => {
  const times = goals
    .flatMap(({ kinds }) => promptsOf(kinds))
    .map(({ text }) => {
      const start = performance.now();
      judgeInput(redact(text).text, []);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
  print(`\nredact and judge, ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
};

measure('dev', process.argv.includes('--misses'));
measure('test', false);
measureTime();
