import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

const migrating = (url: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import pg from 'pg';
       import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
       const client = new pg.Client({ connectionString: ${JSON.stringify(url)} });
       await client.connect();
       console.log('begun');
       await migrate(client, ${JSON.stringify(migrationsFolder)});
       await client.end();`,
    ],
    { cwd: import.meta.dirname },
  );

/**
 * Lets ten processes migrate one after the other and kills each, the next one `laterMs` later in its
 * work than the one before. Answers how many were killed before they were through.
 */
export const migrateKilled = async (url: string, laterMs: number): Promise<number> => {
  let kills = 0;
  for (let round = 0; round < 10; round += 1) {
    const running = migrating(url);
    await once(running.stdout, 'data');
    await pause(round * laterMs);
    if (running.exitCode === null && running.kill('SIGKILL')) kills += 1;
    if (running.exitCode === null) await once(running, 'exit');
  }
  return kills;
};
