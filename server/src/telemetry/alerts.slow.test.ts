import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { prometheusFolder } from './alerts.testing.ts';

const promtool = (...parts: string[]) =>
  promisify(execFile)('promtool', parts, { cwd: prometheusFolder });

test('Prometheus itself accepts the alarms', async () => {
  const { stdout } = await promtool('check', 'rules', 'alerts.yml');

  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

test('they ring for what they are for, and not before', async () => {
  const { stdout } = await promtool('test', 'rules', 'alerts.test.yml');

  expect(stdout).toContain('SUCCESS');
});
