import { childrenOf } from '../children.testing.ts';

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
};

/** Stops a process and its children where they stand; answers how to let them go on. */
export const freeze = async (first: number) => {
  // The first one first: it could start others in the meantime.
  signal([first], 'SIGSTOP');
  const children = await childrenOf(first);
  signal(children, 'SIGSTOP');
  return () => signal([first, ...children], 'SIGCONT');
};
