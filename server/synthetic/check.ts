import { performance } from 'node:perf_hooks';
import { syntheticFamily } from './family.ts';
import { Fault, installationAt } from './installation.ts';
import { configOf, pay } from './pay.ts';
import { playRound, readReport } from './play.ts';

export const stepNames = ['sign_up', 'log_in', 'pay', 'play', 'report', 'leave'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly seconds: number;
  /** Undefined when it went as it must. */
  readonly fault: string | undefined;
}

export interface Check {
  readonly isGood: boolean;
  /** Up to the first fault; and the leaving, which is tried whatever came before. */
  readonly steps: readonly Step[];
}

interface Wish {
  readonly url: string;
  readonly key: string;
  readonly voucher?: string | undefined;
}

const take = async (name: StepName, work: () => Promise<unknown>): Promise<Step> => {
  const start = performance.now();
  const fault = await work().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Fault) return error.message;
      return `unexpected: ${error instanceof Error ? error.message : error}`;
    },
  );
  return { name, seconds: (performance.now() - start) / 1000, fault };
};

/** One family from its sign-up to its leaving. It leaves even if something before went wrong. */
export const syntheticCheck = async ({ url, key, voucher }: Wish): Promise<Check> => {
  const installation = installationAt(new URL(url).origin);
  const family = syntheticFamily(installation, key);
  const signUp = async () => {
    if ((await configOf(installation)).identity.kind !== 'embedded')
      throw new Fault('Another provider proves who somebody is here: this check cannot sign up');
    await family.signUp();
  };
  const work: readonly [StepName, () => Promise<unknown>][] = [
    ['sign_up', signUp],
    ['log_in', family.signIn],
    ['pay', () => pay(installation, family, voucher)],
    ['play', () => playRound(installation, family)],
    ['report', () => readReport(installation, family)],
  ];
  const steps: Step[] = [];
  for (const [name, todo] of work) {
    steps.push(await take(name, todo));
    if (steps.at(-1)?.fault !== undefined) break;
  }
  if (family.token() !== undefined) steps.push(await take('leave', family.leave));
  return { isGood: steps.every(({ fault }) => fault === undefined), steps };
};
