import { createServer } from 'node:http';
import { account } from '@nobi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { freePort } from '../testing/ports.ts';
import { type Product, startProduct } from '../testing/product.ts';

const span = z.object({
  traceId: z.string(),
  parentSpanId: z.optional(z.string()),
  spanId: z.string(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
});
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

const received: z.output<typeof span>[] = [];
const bodies: string[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString();
    bodies.push(text);
    const read = exported.parse(JSON.parse(text));
    received.push(
      ...read.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

let product: Product;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => collector.listen(port, '127.0.0.1', resolve));
  product = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await product.stop();
  collector.close();
});

test('a call and its statements arrive at the collector as one trace, joined to the caller’s', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const body = {
    email: 'kenari@contoh.id',
    password: 'kenari-sandi',
    display_name: 'Kenari Nama',
    whatsapp: '+628115550101',
  };

  await product.send(account.signUp, {
    body,
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });

  await vi.waitFor(
    () => {
      const ours = received.filter((each) => each.traceId === traceId);
      const call = ours.find(({ name }) => name.startsWith('POST /api/'));
      expect(call?.parentSpanId).toBe('b7ad6b7169203331');
      const statements = ours.filter(({ name }) => name === 'postgresql insert');
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.every(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true);
    },
    { timeout: 15_000 },
  );
  // Traces leave for another machine: nothing a family typed may be in them.
  expect(bodies.join('')).not.toMatch(/kenari/i);
});
