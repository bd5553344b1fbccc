import { NotBuilt } from '../catalogue/built-file.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { AlreadyRunning, EmbeddedPostgresFailed } from '../database/embedded/embedded.ts';
import { MigrationProblem } from '../database/online/migration-files.ts';
import { PoolerProblem } from '../database/pooler.ts';
import { SettingsProblem } from '../settings/settings.ts';
import { WorkerFailed } from './start-worker.ts';

const explanations = [
  AlreadyRunning,
  DatabaseUnavailable,
  EmbeddedPostgresFailed,
  MigrationProblem,
  PoolerProblem,
  SettingsProblem,
  NotBuilt,
  WorkerFailed,
];

/** Known troubles (a taken port, a folder in use, a wrong setting) are sentences, not stacks. */
export const explain = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  if (explanations.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Choose others with PORT and PLAY_PORT.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this account. Choose others with PORT and PLAY_PORT.`;
  return error.stack ?? error.message;
};
