import { useCallback, useEffect, useState } from 'react';
import type { AsideRow } from '../outbox/outbox.ts';
import { dropAside, sendAgain, setAside, waiting } from '../outbox/outbox.ts';
import { hasSaved } from '../saved.ts';

/** Rows of one kind of one play session, as the adult reads them. */
export interface AsideGroup {
  readonly key: string;
  readonly what: AsideRow['what'];
  readonly item: string | undefined;
  readonly count: number;
  /** When the first of them was written down. */
  readonly at: number;
  /** A message's own words, so that they can be sent by another way. */
  readonly text: string | undefined;
}

const groupsOf = (rows: readonly AsideRow[]): AsideGroup[] => {
  const groups = new Map<string, AsideGroup>();
  for (const row of rows) {
    const { what, item, at, session } = row;
    const key = session === '' ? `${what} ${row.ref}` : `${what} ${session}`;
    const before = groups.get(key);
    const text = row.what === 'message' ? row.body.message : undefined;
    groups.set(key, { key, what, item, text, at, ...before, count: (before?.count ?? 0) + 1 });
  }
  return [...groups.values()];
};

/** What waits on this device, and what the adult does with what was refused. */
export const useWaiting = () => {
  const [count, setCount] = useState(0);
  const [rows, setRows] = useState<readonly AsideRow[]>([]);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(async () => {
    if (!hasSaved()) return;
    setRows(await setAside());
    setCount(await waiting());
  }, []);
  useEffect(() => {
    look().catch(() => {});
  }, [look]);
  const during = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act().catch(() => {});
    await look().catch(() => {});
    setBusy(false);
  };
  return {
    waiting: count - rows.length,
    aside: groupsOf(rows),
    isBusy,
    sendAgain: () => void during(sendAgain),
    drop: () => void during(dropAside),
  };
};
