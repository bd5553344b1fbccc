import { AsyncLocalStorage } from 'node:async_hooks';
import { longerThanServer } from './connection.ts';

const patience = new AsyncLocalStorage<number>();

/** Lets each statement that `work` sends take so long: for what no family waits for. */
export const withPatience = <T>(milliseconds: number, work: () => T): T =>
  patience.run(milliseconds, work);

/** What a statement may take here, where it is not the connection's own limit. */
export const patienceMs = () => patience.getStore();

/** The driver's limit to go with it. */
export const ownLimit = () => {
  const milliseconds = patience.getStore();
  return milliseconds === undefined ? {} : { query_timeout: milliseconds + longerThanServer };
};
