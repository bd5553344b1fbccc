import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepNames } from '../../synthetic/check.ts';
import { metricsOf } from '../../synthetic/say.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { metricsIn, prometheusFolder, readAlerts } from './alerts.testing.ts';
import { scrapeOf } from './metrics-server.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ METRICS_PORT: '9464' });
  // As when the queues of jobs are open, which a product of the tests does without.
  product.metrics?.watchQueues(async () => ({}));
});
afterAll(() => product.stop());

/** What the running product and the synthetic check offer, by the names that an expression uses. */
const offered = async () => {
  if (!product.metrics) throw new Error('metrics were asked for');
  const steps = stepNames.map((name) => ({ name, seconds: 1, fault: undefined }));
  const ofCommand = metricsOf({ isGood: true, steps }, new Date());
  const text = (await scrapeOf(product.metrics).read()) + ofCommand;
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)];
  return new Set(
    names.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
};

test('every alarm reads figures that the product offers', async () => {
  const alerts = await readAlerts();
  const there = await offered();

  const read = alerts.map(({ name, expression }) => ({ name, metrics: metricsIn(expression) }));

  expect(alerts.length).toBeGreaterThan(10);
  expect(read.filter(({ metrics }) => metrics.length === 0)).toEqual([]);
  expect(read.filter(({ metrics }) => metrics.some((metric) => !there.has(metric)))).toEqual([]);
});

test('every panel of the dashboard reads figures that the product offers', async () => {
  const dashboard = await readFile(join(prometheusFolder, 'grafana.json'), 'utf8');
  const there = await offered();

  const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(dashboard).panels;

  expect(panels.length).toBeGreaterThan(8);
  for (const { title, targets } of panels) {
    const metrics = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(metrics, title).not.toEqual([]);
    expect(
      metrics.filter((metric) => !there.has(metric)),
      title,
    ).toEqual([]);
  }
});

test('every alarm has its line in the runbook, and no line is of an alarm that is gone', async () => {
  const runbook = await readFile(
    join(import.meta.dirname, '../../../docs/operating/watching.md'),
    'utf8',
  );
  const alerts = await readAlerts();

  const lines = [...runbook.matchAll(/<a id="([\w-]+)"><\/a>`(\w+)`/g)];

  expect(lines.map(([, anchor, name]) => `${name} docs/operating/watching.md#${anchor}`)).toEqual(
    alerts.map(({ name, runbook: line }) => `${name} ${line}`),
  );
});
