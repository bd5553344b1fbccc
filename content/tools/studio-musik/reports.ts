/** What is told about making music: how often which way, never the song itself. */
import type { Guest, Happening } from '@nobi/kit/guest';
import { type Technique, tally } from './techniques.ts';

const everySeconds = 30;

export interface Reports {
  count(technique: Technique): void;
  note(happening: Pick<Happening, 'verb' | 'object' | 'result'>): void;
  /** One song is laid aside. */
  created(notes: number): void;
  step(seconds: number): void;
  flush(): void;
  readonly notes: number;
  readonly ways: number;
}

export const openReports = (guest: Guest, tried: () => number): Reports => {
  let counts = new Map<Technique, number>();
  let since = 0;
  let placed = 0;
  let placedHere = 0;
  const ways = new Set<Technique>();
  const note: Reports['note'] = (happening) =>
    guest.event({
      ...happening,
      ctx: { level: Math.min(100, tried()), skill: 'music-rhythm', mode: 'free' },
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
      ways.add(technique);
      if (technique !== 'notes' && technique !== 'record') return;
      placed += 1;
      placedHere += 1;
    },
    note,
    created(notes) {
      if (placedHere === 0) return;
      note({ verb: 'created', object: 'song', result: { response: [notes, ways.size] } });
      placedHere = 0;
    },
    step(seconds) {
      since += seconds;
      if (since >= everySeconds) flush();
    },
    flush,
    get notes() {
      return placed;
    },
    get ways() {
      return ways.size;
    },
  };
};
