import { listenForScrapes } from './metrics-server.ts';

/** In the first process: what all workers have counted, added up. Returns how to close it. */
export const scrapeWorkers = async (where: { host: string; port: number }) => {
  const { AggregatorRegistry } = await import('prom-client');
  const all = new AggregatorRegistry();
  return listenForScrapes(where, {
    contentType: all.contentType,
    read: () => all.clusterMetrics(),
  });
};
