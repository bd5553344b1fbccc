/** What is told about drawing: how often which tool, never the drawing itself. */
import type { Guest, Happening } from '@nobi/kit/guest';
import { type Technique, tally } from './techniques.ts';

const everySeconds = 30;

export interface Reports {
  count(technique: Technique): void;
  note(happening: Pick<Happening, 'verb' | 'object' | 'result'>): void;
  /** One drawing is laid aside, with so many marks made in this sitting. */
  created(): void;
  step(seconds: number): void;
  flush(): void;
  readonly marks: number;
  readonly techniques: number;
}

const isMark = (technique: Technique): boolean =>
  !['undo', 'film', 'paper', 'sides', 'kawung'].includes(technique);

export const openReports = (guest: Guest, tried: () => number): Reports => {
  let counts = new Map<Technique, number>();
  let since = 0;
  let marks = 0;
  let onThisSheet = 0;
  const ways = new Set<Technique>();

  const note: Reports['note'] = (happening) =>
    guest.event({
      ...happening,
      ctx: { level: Math.min(100, tried()), skill: 'drawing-expression', mode: 'free' },
    });
  const flush = (): void => {
    since = 0;
    if (counts.size === 0) return;
    note({ verb: 'interacted', object: 'tools', result: { response: tally(counts) } });
    counts = new Map();
  };
  return {
    count(technique) {
      counts.set(technique, (counts.get(technique) ?? 0) + 1);
      if (technique !== 'undo' && technique !== 'film') ways.add(technique);
      if (!isMark(technique)) return;
      marks += 1;
      onThisSheet += 1;
    },
    note,
    created() {
      if (onThisSheet === 0) return;
      note({
        verb: 'created',
        object: 'drawing',
        result: { response: [Math.min(100_000, onThisSheet), ways.size] },
      });
      onThisSheet = 0;
    },
    step(seconds) {
      since += seconds;
      if (since >= everySeconds) flush();
    },
    flush,
    get marks() {
      return marks;
    },
    get techniques() {
      return ways.size;
    },
  };
};
