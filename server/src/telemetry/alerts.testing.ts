import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const prometheusFolder = join(import.meta.dirname, '../../../deploy/prometheus');

export interface Alert {
  readonly name: string;
  readonly expression: string;
  readonly runbook: string;
}

/** The rules as they are written: one value a line, which `promtool` checks elsewhere. */
export const readAlerts = async (): Promise<Alert[]> => {
  const text = await readFile(join(prometheusFolder, 'alerts.yml'), 'utf8');
  return text
    .split('- alert: ')
    .slice(1)
    .map((rule) => ({
      name: rule.split('\n')[0] ?? '',
      expression: /expr: >-\n +(.+)/.exec(rule)?.[1] ?? '',
      runbook: /runbook: (.+)/.exec(rule)?.[1] ?? '',
    }));
};

/** The metrics of ours and of the process that an expression of Prometheus reads. */
export const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:nobi|nodejs|process)_\w+/g)].map(([name]) => name);
