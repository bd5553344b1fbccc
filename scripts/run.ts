import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs one program in the foreground; resolves to its exit code (1 when a signal ended it). */
export const run = (command: string, args: readonly string[], folder = root) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Ends this process with the code of the first step that fails. */
export const runInOrder = async (
  steps: readonly {
    readonly name: string;
    readonly command: readonly [string, ...string[]];
    readonly folder?: string;
  }[],
) => {
  for (const { name, command, folder } of steps) {
    const begun = performance.now();
    const [program, ...args] = command;
    const code = await run(program, args, folder);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
    if (code !== 0) process.exit(code);
  }
};
