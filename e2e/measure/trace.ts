import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const scripts = new Set([
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'RunMicrotasks',
  'v8.run',
]);

const isScript = ({ name }: TraceEvent) => scripts.has(name) || name.startsWith('V8.GC');

const sumOf = (events: readonly TraceEvent[]) =>
  Math.round(events.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000);

/** Milliseconds of the page's main threads that were computed and not waited: other work on the machine hardly counts. */
export interface CpuTime {
  readonly task: number;
  readonly script: number;
}

const readTrace = async (session: CDPSession): Promise<CpuTime> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value)
      events.push(Object.assign({ name: '', ph: '', tid: 0, pid: 0 }, each));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid}/${tid}`));
  const tasks = own.filter(
    ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask',
  );
  return { task: sumOf(tasks), script: sumOf(own.filter(isScript)) };
};

/** What the page computes while something is done. */
export const cpuTimeOf = async (page: Page, act: () => Promise<unknown>): Promise<CpuTime> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.gc'],
    },
  });
  await act();
  const time = await readTrace(session);
  await session.detach();
  return time;
};
