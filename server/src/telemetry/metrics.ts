import type { FastifyInstance } from 'fastify';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { Database } from '../database/database.ts';
import type { JobCount } from '../jobs/jobs.ts';
import { watchBacklog } from './watch-backlog.ts';

/** Seconds; around what was promised: half of the calls under 25 ms, 95 % under 200 ms. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

type Counts = () => Promise<Record<string, JobCount>>;

const watchQueues = (registry: Registry) => (counts: Counts) => {
  new Gauge({
    name: 'nobi_jobs',
    help: 'Runs in each queue of jobs, by what they do; those in given-up failed at every try',
    labelNames: ['queue', 'state'],
    registers: [registry],
    aggregator: 'max',
    async collect() {
      // A scrape must answer while the database does not; the gauge is then absent.
      const queues = await counts().catch(() => ({}));
      this.reset();
      for (const [queue, states] of Object.entries(queues))
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
    },
  });
};

const watchDatabase = (registry: Registry, db: Database) => {
  new Gauge({
    name: 'nobi_database_connections',
    help: 'Connections of this process to the database, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'nobi_database_notices_up',
    help: '1 while notices of other processes are heard; 0 means that nothing is cached',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(db.isListening() ? 1 : 0);
    },
  });
};

const watchCalls = (registry: Registry) => {
  const answered = new Histogram({
    name: 'nobi_call_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const refused = new Counter({
    name: 'nobi_refusals_total',
    help: 'Answers that were a sentence of the error catalogue, by its code',
    labelNames: ['code'],
    registers: [registry],
  });
  return (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request;
      // Only routes that exist: a stranger's made-up paths must not become series.
      const route = routeOptions.url ?? 'unknown';
      answered.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      if (reply.problemCode) refused.inc({ code: reply.problemCode });
    });
  };
};

/** What an operator watches, in Prometheus' text form; nothing in it tells of a person. */
export const openMetrics = (db: Database) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchDatabase(registry, db);
  watchBacklog(registry, db);
  // Where several workers share a port, the first process gathers them by this.
  AggregatorRegistry.setRegistries([registry]);
  return {
    registry,
    /** Counts the answers of a server; call it before its routes are added. */
    watch: watchCalls(registry),
    /** Tells what lies in the queues of jobs, once they are open. */
    watchQueues: watchQueues(registry),
    /** Counts runs of a job by how they ended. */
    jobs: new Counter({
      name: 'nobi_job_runs_total',
      help: 'Runs of recurring work, by name and end',
      labelNames: ['job', 'end'],
      registers: [registry],
    }),
  };
};

export type Metrics = ReturnType<typeof openMetrics>;
