import { rename, writeFile } from 'node:fs/promises';
import { type Check, type Step, stepNames } from './check.ts';

const timed = ({ name, seconds, fault }: Step) =>
  `${name} ${seconds.toFixed(2)} s${fault === undefined ? '' : ` FAULT: ${fault}`}`;

/** The whole check in one line. */
export const lineOf = ({ isGood, steps }: Check, at: Date): string =>
  `${at.toISOString()} ${isGood ? 'ok' : 'FAULT'} ${steps.map(timed).join(', ')}`;

const gauge = (name: string, help: string, lines: readonly string[]) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines.map((line) => name + line), ''].join(
    '\n',
  );

/** The same for the textfile collector of Prometheus' node_exporter. */
export const metricsOf = ({ isGood, steps }: Check, at: Date): string => {
  const ofSteps = (value: (step: Step) => number) =>
    steps.map((step) => `{step="${step.name}"} ${value(step)}`);
  const missing = stepNames.filter((name) => steps.every((step) => step.name !== name));
  return [
    gauge('nobi_synthetic_success', 'Whether the last synthetic check went well.', [
      ` ${isGood ? 1 : 0}`,
    ]),
    gauge('nobi_synthetic_step_success', 'Whether a step of it went well; 0 if it was not tried.', [
      ...ofSteps(({ fault }) => (fault === undefined ? 1 : 0)),
      ...missing.map((name) => `{step="${name}"} 0`),
    ]),
    gauge(
      'nobi_synthetic_step_seconds',
      'How long a step took.',
      ofSteps(({ seconds }) => Math.round(seconds * 1000) / 1000),
    ),
    gauge('nobi_synthetic_last_run_seconds', 'When it ended, in seconds since 1970.', [
      ` ${Math.round(at.getTime() / 1000)}`,
    ]),
  ].join('');
};

/** Whole or not at all: the collector reads whenever it likes. */
export const writeMetrics = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};
