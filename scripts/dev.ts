import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, run } from './run.ts';

const webPort = process.env.WEB_PORT ?? '5173';

/** Without a provider of your own, one on this machine stands in for Google. */
const hasProvider = Boolean(process.env.OIDC_CLIENT_ID ?? process.env.FIREBASE_PROJECT_ID);

/** Three watchers, one terminal: the server restarts, the browser reloads, content rebuilds. */
const programs: readonly {
  folder: string;
  args: readonly string[];
  environment?: Record<string, string>;
}[] = [
  {
    folder: root,
    args: [
      '--watch-path=server/src',
      '--watch-path=contract/src',
      '--watch-preserve-output',
      'server/src/main.ts',
    ],
    environment: {
      PUBLIC_URL: `http://localhost:${webPort}`,
      ...(!hasProvider && { OIDC_DEMO: process.env.OIDC_DEMO ?? '1' }),
    },
  },
  {
    folder: join(root, 'web'),
    args: [join(root, 'node_modules/vite/bin/vite.js'), '--port', webPort, '--strictPort'],
  },
  { folder: join(root, 'content'), args: ['build.ts', '--watch'] },
];

const built = await run('node', ['scripts/build.ts', '--if-needed']);
if (built !== 0) process.exit(built);

const children: ChildProcess[] = programs.map(({ folder, args, environment }) =>
  spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }),
);
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

// When one of them ends, the others would only pretend to work.
await Promise.race(children.map((child) => once(child, 'exit')));
stopAll();
