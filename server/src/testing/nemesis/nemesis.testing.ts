import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@nobi/contract';
import { type Exchange, openBrowser } from '../cluster/browser.testing.ts';
import { databaseFaults } from './database-faults.testing.ts';
import { type Fault, parts, type Setting } from './faults.testing.ts';
import { otherFaults } from './other-faults.testing.ts';
import { serverFaults } from './server-faults.testing.ts';

/** One fault, or two at once, from its beginning until the product was ready again. */
export interface Trouble {
  readonly names: readonly string[];
  readonly parts: readonly string[];
  readonly from: number;
  readonly to: number;
  /** From the beginning of the healing until the product was ready. */
  readonly healedMs: number;
  /** Whether processes of ours start in it. */
  readonly isStarting: boolean;
}

/** After this a product that is not ready is a fault. */
const patience = 120_000;

/** Ready is when each process says so, and families are answered from the database for a while. */
const awaitReady = async ({ cluster }: Setting) => {
  const deadline = performance.now() + patience;
  const probe = openBrowser(cluster.url, '127.0.98.1', { journal: [] });
  for (let inARow = 0; inARow < 6; ) {
    const { status } = await probe.ask(games.list, { token: 'b'.repeat(43) });
    inARow = status === 401 && (await cluster.isReady()) ? inARow + 1 : 0;
    if (performance.now() > deadline) break;
    await pause(20);
  }
  probe.close();
};

/** All faults in an order by chance, again and again; now and then two of different parts at once. */
const deck = (chance: Setting['chance']) => {
  const all = [...serverFaults, ...databaseFaults, ...otherFaults];
  let rest: Fault[] = [];
  const draw = () => {
    if (rest.length === 0) rest = chance.shuffled(all);
    return rest.shift();
  };
  return (): readonly Fault[] => {
    const first = draw();
    if (!first) return [];
    // A process that starts needs all else: the clock is turned alone.
    const isPair = first.part !== 'clock' && chance.between(1, 3) === 1;
    const others = rest.filter(({ part }) => part !== first.part && part !== 'clock');
    const second = isPair ? others[0] : undefined;
    if (second) rest.splice(rest.indexOf(second), 1);
    return second ? [first, second] : [first];
  };
};

const place = ({ part }: Fault) => parts.indexOf(part);

const befall = async (faults: readonly Fault[], setting: Setting): Promise<Trouble> => {
  const from = performance.now();
  const heals: { fault: Fault; heal: () => Promise<unknown> }[] = [];
  // The database is asked who is connected before it is broken otherwise.
  for (const fault of faults.toSorted((one, other) => place(other) - place(one)))
    heals.push({ fault, heal: await fault.begin(setting) });
  await pause(setting.chance.between(300, 4000));
  const healing = performance.now();
  for (const { heal } of heals.toSorted((one, other) => place(one.fault) - place(other.fault)))
    await heal();
  await awaitReady(setting);
  const to = performance.now();
  return {
    names: faults.map(({ name }) => name),
    parts: faults.map(({ part }) => part),
    from,
    to,
    healedMs: to - healing,
    isStarting: faults.some(({ part }) => part === 'server' || part === 'clock'),
  };
};

/** Breaks and heals until the time is over; what happens now is in `current`. */
export const openNemesis = (setting: Setting, journal: readonly Exchange[]) => {
  const draw = deck(setting.chance);
  const troubles: Trouble[] = [];
  let current: readonly Fault[] = [];
  return {
    troubles,
    /** Now, or so lately that what was signed meanwhile is still on its way. */
    isAtWork: (part: Fault['part']) =>
      current.some((fault) => fault.part === part) ||
      troubles.some(
        ({ parts: broken, to }) => broken.includes(part) && performance.now() - to < 5000,
      ),
    async rage(seconds: number, tell: (line: string) => void) {
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        // Counted in answers, so that a slow machine has its quiet times as well.
        const moment = journal.length + setting.chance.between(20, 150);
        const latest = performance.now() + 10_000;
        while (journal.length < moment && performance.now() < latest) await pause(10);
        current = draw();
        const names = current.map(({ name }) => name).join(', and ');
        tell(names);
        const trouble = await befall(current, setting);
        troubles.push(trouble);
        const lasted = Math.round(trouble.to - trouble.from);
        tell(`  ${lasted} ms, ready ${Math.round(trouble.healedMs)} ms after the healing`);
        current = [];
      }
    },
  };
};
