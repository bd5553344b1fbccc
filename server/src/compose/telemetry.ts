import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { Context } from './context.ts';

const openMetricsIf = async ({ settings, db }: Context): Promise<Metrics | undefined> => {
  if (settings.metricsPort === undefined) return undefined;
  const { openMetrics } = await import('../telemetry/metrics.ts');
  return openMetrics(db);
};

const openTracingIf = async ({ settings }: Context): Promise<Tracing | undefined> => {
  if (settings.tracing === undefined) return undefined;
  const { openTracing } = await import('../telemetry/tracing.ts');
  return openTracing(settings.tracing);
};

/** Metrics and traces, where the settings ask for them; their libraries are not even read otherwise. */
export const openTelemetry = async (context: Context) => {
  const metrics = await openMetricsIf(context);
  const tracing = await openTracingIf(context);
  return {
    db: tracing ? tracing.traced(context.db) : context.db,
    watch: (app: FastifyInstance) => {
      metrics?.watch(app);
      tracing?.watch(app);
    },
    metrics,
    close: async () => {
      await tracing?.close();
    },
  };
};
