import * as z from 'zod/mini';
import { seconds } from '../time/durations.ts';
import { count, type Output, port } from './shapes.ts';

/** How the product is run: its database and what it tells the operator. */
export const operationFields = {
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** PgBouncer in transaction mode in front of it, for the calls of families and staff. */
  DATABASE_POOLER_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** DATABASE_URL is a Citus coordinator: families lie on its workers. */
  DATABASE_CITUS: z._default(z.enum(['on', 'off']), 'off'),
  DATABASE_POOL: z._default(count(2, 200), 10),
  /** A streaming replica, for reports that may be some seconds old. */
  DATABASE_REPLICA_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_REPLICA_LAG_SECONDS: z._default(count(1, 600), 5),
  /** Processes on this machine, behind the same two ports. */
  WORKERS: z._default(count(1, 64), 1),
  /** How long a process that is asked to stop still serves who comes. */
  DRAIN_SECONDS: z.optional(count(0, 20)),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** A file or an https address that names the newest release; nobody is asked without it. */
  RELEASE_NOTICE: z.optional(z.string().check(z.regex(/^(\/|[A-Za-z]:\\|https:\/\/)/))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  /** The part of calls that is traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
};

export const readOperation = (
  environment: Output<typeof operationFields>,
  { isPublic }: { readonly isPublic: boolean },
) => ({
  databaseUrl: environment.DATABASE_URL,
  databasePooler: environment.DATABASE_POOLER_URL,
  isDistributed: environment.DATABASE_CITUS === 'on',
  databasePool: environment.DATABASE_POOL,
  replica: environment.DATABASE_REPLICA_URL
    ? {
        url: environment.DATABASE_REPLICA_URL,
        maxLagMs: seconds(environment.DATABASE_REPLICA_LAG_SECONDS),
      }
    : undefined,
  workers: environment.WORKERS,
  // On a trial nobody waits for a proxy to look elsewhere.
  drainMs: seconds(environment.DRAIN_SECONDS ?? (isPublic ? 5 : 0)),
  logLevel: environment.LOG_LEVEL,
  metricsPort: environment.METRICS_PORT,
  metricsHost: environment.METRICS_HOST,
  releaseNotice: environment.RELEASE_NOTICE,
  tracing: environment.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
        part: environment.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined,
});

export const operationProblems = ({
  DATABASE_CITUS,
  DATABASE_URL,
}: Output<typeof operationFields>): string[] =>
  DATABASE_CITUS === 'on' && DATABASE_URL === undefined
    ? ['DATABASE_CITUS needs DATABASE_URL, the address of the coordinator.']
    : [];
