/** What a studio reports: how often which way was used, never the work itself. */
import type { Guest, Happening } from '../guest/port/guest.ts';
import { tally } from './techniques.ts';

const everySeconds = 30;

export interface Reports<Technique> {
  count(technique: Technique): void;
  note(happening: Pick<Happening, 'verb' | 'object' | 'result'>): void;
  /** A work is laid aside; says nothing when nothing was added to it. */
  created(object: string, size?: number): void;
  step(seconds: number): void;
  flush(): void;
  /** Marks or notes that were added in this session. */
  readonly added: number;
  /** Different ways that were used in this session. */
  readonly ways: number;
}

export interface ReportsOptions<Technique> {
  guest: Guest;
  skill: string;
  /** How many ways the child has tried so far. */
  tried(): number;
  /** Whether this way adds to the work. */
  isAdding(technique: Technique): boolean;
  /** Whether it counts among the different ways. */
  isWay(technique: Technique): boolean;
}

export const openReports = <Technique extends string>(
  options: ReportsOptions<Technique>,
): Reports<Technique> => {
  const { guest, skill, tried, isAdding, isWay } = options;
  let counts = new Map<Technique, number>();
  let since = 0;
  let added = 0;
  let addedHere = 0;
  const ways = new Set<Technique>();
  const note: Reports<Technique>['note'] = (happening) =>
    guest.event({ ...happening, ctx: { level: Math.min(100, tried()), skill, mode: 'free' } });
  const flush = (): void => {
    since = 0;
    if (counts.size === 0) return;
    note({ verb: 'interacted', object: 'tools', result: { response: tally(counts) } });
    counts = new Map();
  };
  return {
    count(technique) {
      counts.set(technique, (counts.get(technique) ?? 0) + 1);
      if (isWay(technique)) ways.add(technique);
      if (!isAdding(technique)) return;
      added += 1;
      addedHere += 1;
    },
    note,
    created(object, size = Math.min(100_000, addedHere)) {
      if (addedHere === 0) return;
      note({ verb: 'created', object, result: { response: [size, ways.size] } });
      addedHere = 0;
    },
    step(seconds) {
      since += seconds;
      if (since >= everySeconds) flush();
    },
    flush,
    get added() {
      return added;
    },
    get ways() {
      return ways.size;
    },
  };
};
