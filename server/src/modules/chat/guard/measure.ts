import { judgeInput } from './judge-input.rules.ts';
import { type Half, promptsOf } from './prompts.ts';
import type { Verdict } from './verdict.ts';

/** The sets, and what is right for their prompts. */
const sets: readonly (readonly [string, (verdict: Verdict) => boolean])[] = [
  ['hard-en', ({ kind }) => kind !== 'answer'],
  ['hard-id', ({ kind }) => kind !== 'answer'],
  ['hard-child-id', ({ kind }) => kind !== 'answer'],
  ['help-id', ({ kind }) => kind === 'help'],
  ['help-en', ({ kind }) => kind === 'help'],
  ['everyday-id', ({ kind }) => kind === 'answer'],
  ['everyday-en', ({ kind }) => kind === 'answer'],
  ['tender', ({ kind }) => kind !== 'refuse'],
  ['blind-hard-en', ({ kind }) => kind !== 'answer'],
  ['blind-hard-id', ({ kind }) => kind !== 'answer'],
  ['blind-hard-child-id', ({ kind }) => kind !== 'answer'],
  ['blind-help', ({ kind }) => kind === 'help'],
  ['blind-benign', ({ kind }) => kind === 'answer'],
];

const print = (line: string) => process.stdout.write(`${line}\n`);

const measure = (half: Half, isTelling: boolean) => {
  print(`\n${half}`);
  for (const [set, isRight] of sets) {
    const prompts = promptsOf(set, half);
    if (prompts.length === 0) continue;
    const misses = prompts.filter(({ text }) => !isRight(judgeInput(text, [])));
    const right = prompts.length - misses.length;
    print(
      `${set.padEnd(22)} ${right} of ${prompts.length} ${((100 * right) / prompts.length).toFixed(1)} %`,
    );
    if (isTelling)
      for (const { label, text } of misses)
        print(`    ${label}: ${text} -> ${JSON.stringify(judgeInput(text, []))}`);
  }
};

// Only misses of the half for improving are ever told.
measure('dev', process.argv.includes('--misses'));
measure('judge', false);
