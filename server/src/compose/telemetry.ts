import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { Room } from './room.ts';

const openMetricsIf = async ({ settings, db }: Room): Promise<Metrics | undefined> => {
  if (settings.metricsPort === undefined) return undefined;
  const { openMetrics } = await import('../telemetry/metrics.ts');
  return openMetrics(db);
};

const openTracingIf = async ({ settings }: Room): Promise<Tracing | undefined> => {
  if (settings.tracing === undefined) return undefined;
  const { openTracing } = await import('../telemetry/tracing.ts');
  return openTracing(settings.tracing);
};

/** Metrics and traces, where the settings ask for them; their libraries are not even read otherwise. */
export const openTelemetry = async (room: Room) => {
  const metrics = await openMetricsIf(room);
  const tracing = await openTracingIf(room);
  return {
    db: tracing ? tracing.traced(room.db) : room.db,
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
