import type { openChance } from '../cluster/chance.testing.ts';
import type { Cluster } from '../cluster/cluster.testing.ts';
import type { SmallDisk } from '../faults/small-disk.testing.ts';

export interface Setting {
  readonly cluster: Cluster;
  readonly disk: SmallDisk;
  readonly chance: ReturnType<typeof openChance>;
}

/** What is broken, most basic first: what heals later needs what healed before. */
export const parts = ['disk', 'database', 'proxy', 'server', 'clock'] as const;

/** Breaks something and answers how it is healed; that is done once what runs again has started. */
export interface Fault {
  readonly name: string;
  readonly part: (typeof parts)[number];
  begin(setting: Setting): Promise<() => Promise<unknown>>;
}
