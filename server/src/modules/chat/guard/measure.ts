import { judgeInput } from './judge-input.rules.ts';
import { type Half, promptsOf } from './prompts.ts';
import { scrub } from './scrub.rules.ts';
import { promptSets } from './sets.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints how much of each set is right; misses are told of the half for improving alone. */
const measure = (half: Half, isTelling: boolean) => {
  print(`\n${half}`);
  for (const { name, files, isRight } of promptSets) {
    for (const file of files) {
      const prompts = promptsOf(file, half);
      if (prompts.length === 0) continue;
      const misses = prompts.filter((prompt) => !isRight(prompt));
      const right = prompts.length - misses.length;
      const share = ((100 * right) / prompts.length).toFixed(1);
      print(`${name.padEnd(32)}${file.padEnd(22)}${right} of ${prompts.length}  ${share} %`);
      if (isTelling) for (const { label, text } of misses) print(`    ${label}: ${text}`);
    }
  }
};

const measureTime = () => {
  const texts = promptSets.flatMap(({ files }) => files.flatMap((file) => promptsOf(file)));
  const times = texts
    .map(({ text }) => {
      const start = performance.now();
      judgeInput(scrub(text).text, []);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
  print(`\nscrub and judge, ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
};

measure('dev', process.argv.includes('--misses'));
measure('judge', false);
measureTime();
