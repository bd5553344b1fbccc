import autocannon from 'autocannon';

/** Callers of the rounds; a pool of the product has as many connections. */
export const connections = 10;
/** Callers at once where the tail is judged: enough that the median is more than a tick of the clock. */
const crowded = 100;
export const rounds = 3;
export const roundSeconds = 4;

type Options = Omit<Parameters<typeof autocannon>[0], 'url'>;

/** Calls as fast as answers come; `refused` counts what was no success or no answer. */
export const load = async (url: string, options: Options = {}) => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: roundSeconds,
    ...options,
  });
  return { perSecond: requests.average, latency, refused: non2xx + errors };
};

/** How much longer the slowest of a hundred waits than the one in the middle. */
export const tailOfCrowd = async (url: string, options: Options) => {
  const { latency } = await load(url, { ...options, connections: crowded });
  const ratio = latency.p99 / Math.max(latency.p50, 1);
  return { ratio, text: `${crowded} at once: p50 ${latency.p50} ms, p99 ${latency.p99} ms` };
};
