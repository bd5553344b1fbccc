import type { Worker } from 'node:cluster';

interface Closable {
  close(): void;
}

const isClosable = (value: unknown): value is Closable =>
  typeof value === 'object' &&
  value !== null &&
  'close' in value &&
  typeof value.close === 'function';

const listenerOf = (message: unknown) =>
  typeof message === 'object' && message !== null && 'key' in message ? message.key : undefined;

/**
 * Node's first process hands each connection to a worker and waits for the worker's word that it has
 * taken it, one at a time for each listener. If the worker is killed before that, Node keeps the
 * connection open for ever and nobody answers it: a proxy would wait for its whole time limit. Ended,
 * it is tried again at once (node: lib/internal/cluster/round_robin_handle.js, `handoff`).
 */
export const endStranded = ({ process: child }: Pick<Worker, 'process'>) => {
  const latest = new Map<unknown, Closable>();
  child.send = new Proxy(child.send, {
    apply(send, self, sent) {
      const [message, connection]: unknown[] = sent;
      if (isClosable(connection)) latest.set(listenerOf(message), connection);
      return Reflect.apply(send, self, sent);
    },
  });
  const endAll = () => {
    // One that was taken is closed already on our side; closing it again does nothing.
    for (const connection of latest.values()) connection.close();
    latest.clear();
  };
  child.once('exit', endAll);
  child.once('disconnect', endAll);
};
