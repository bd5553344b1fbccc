import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** As `npm start` does: what was read once is not compiled again by the next process. */
export const compiled = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled'),
};

/** Runs a command as an operator gives it, in a process of its own; `output` is all that it printed. */
export const runCommand = async (
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
) => {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '', output: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
      printed.output += text;
    });
  await once(child, 'close');
  return { code: child.exitCode, ...printed };
};
