import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { Database, Queryable } from '../database/database.ts';

/** Keeps one part of all traces; a caller's own decision, passed in its header, is kept. */
const samplerOf = (part: number) =>
  new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(part) });

/** A span around each answered call. Routes and codes only: no address, query, header or body. */
const traceCalls = (tracer: Tracer) => (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    const from = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(
      `${method} ${routeOptions.url ?? 'unknown'}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': routeOptions.url ?? 'unknown' },
      },
      from,
    );
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.problemCode) span.setAttribute('nobi.problem', reply.problemCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(from, span), done);
  });
};

/** The statement's text has placeholders where values are, so it tells of no person. */
const tracedQueries = (tracer: Tracer, to: Queryable): Queryable => {
  const inSpan = <T>(statement: string, work: () => Promise<T>) =>
    tracer.startActiveSpan(
      `postgresql ${statement.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? ''}`,
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, 2000) },
      },
      async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    );
  return {
    query: (sql, values) => inSpan(sql, () => to.query(sql, values)),
    named: (statement) => inSpan(statement.text, () => to.named(statement)),
  };
};

const tracedDatabase = (tracer: Tracer, db: Database): Database => ({
  ...db,
  ...tracedQueries(tracer, db),
  transaction: (work) => db.transaction((tx) => work(tracedQueries(tracer, tx))),
});

export interface TracingOptions {
  /** Base address of an OTLP collector, such as http://collector:4318. */
  readonly endpoint: string;
  /** From 0 to 1: the part of calls that is traced. */
  readonly part: number;
}

/** Sends traces to an OTLP collector; a collector that is down costs spans, never a call. */
export const openTracing = ({ endpoint, part }: TracingOptions) => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nobi' }),
    sampler: samplerOf(part),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      ),
    ],
  });
  provider.register();
  const tracer = provider.getTracer('nobi');
  return {
    watch: traceCalls(tracer),
    traced: (db: Database) => tracedDatabase(tracer, db),
    close: () => provider.shutdown(),
  };
};

export type Tracing = ReturnType<typeof openTracing>;
