import { listenForScrapes } from './metrics-server.ts';

const openAggregator = async () => {
  const { AggregatorRegistry } = await import('prom-client');
  return new AggregatorRegistry();
};

/** In a worker: the first process may ask for what was counted here. */
export const answerScrapes = async (): Promise<void> => {
  // Opening it is what makes a worker listen.
  await openAggregator();
};

/** In the first process: what all workers have counted, added up. Returns how to close it. */
export const scrapeWorkers = async (where: { host: string; port: number }) => {
  const all = await openAggregator();
  return listenForScrapes(where, {
    contentType: all.contentType,
    read: () => all.clusterMetrics(),
  });
};
