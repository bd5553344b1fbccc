import { join } from 'node:path';
import { root, runInOrder } from './run.ts';

/** The gate: cheap checks first, then everything that runs. One red step ends it. */
await runInOrder([
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'shape', command: ['node', 'scripts/shape.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts', '--if-needed'] },
  { name: 'peers', command: ['node', 'scripts/peers.ts'] },
  { name: 'unit and module tests', command: ['vitest', 'run'] },
  {
    name: 'tests against vendors',
    command: ['vitest', 'run', '--config', 'peers/vitest.config.ts'],
  },
  { name: 'journeys', command: ['playwright', 'test'], folder: join(root, 'e2e') },
]);
