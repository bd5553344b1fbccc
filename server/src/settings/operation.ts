import * as z from 'zod/mini';
import { seconds } from '../time.ts';
import { count, type Output, port } from './shapes.ts';

/** How the product is run: its database and what it tells the operator. */
export const operationFields = {
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(count(2, 200), 10),
  /** A streaming replica, for reports that may be some seconds old. */
  DATABASE_REPLICA_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_REPLICA_LAG_SECONDS: z._default(count(1, 600), 5),
  /** Processes on this machine, behind the same two ports. */
  WORKERS: z._default(count(1, 64), 1),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  /** The part of calls that is traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
};

export const readOperation = (given: Output<typeof operationFields>) => ({
  databaseUrl: given.DATABASE_URL,
  databasePool: given.DATABASE_POOL,
  replica: given.DATABASE_REPLICA_URL
    ? { url: given.DATABASE_REPLICA_URL, maxLagMs: seconds(given.DATABASE_REPLICA_LAG_SECONDS) }
    : undefined,
  workers: given.WORKERS,
  logLevel: given.LOG_LEVEL,
  metricsPort: given.METRICS_PORT,
  metricsHost: given.METRICS_HOST,
  tracing: given.OTEL_EXPORTER_OTLP_ENDPOINT
    ? { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, part: given.OTEL_TRACES_SAMPLER_ARG }
    : undefined,
});
