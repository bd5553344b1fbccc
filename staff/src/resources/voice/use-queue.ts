import { useState } from 'react';
import { isToRecord, type VoiceLine } from './voice.ts';

const keysOf = (all: readonly VoiceLine[], isAll: boolean) =>
  all.filter((line) => isAll || isToRecord(line)).map(({ key }) => key);

/** Lines in their order. What is recorded stays in it, so that one can go back, until it is chosen anew. */
export const useQueue = (all: readonly VoiceLine[], isAll: boolean) => {
  const [chosen, setChosen] = useState(() => ({ isAll, keys: keysOf(all, isAll) }));
  const [key, setKey] = useState<string>();
  if (chosen.isAll !== isAll) setChosen({ isAll, keys: keysOf(all, isAll) });
  const byKey = new Map(all.map((line) => [line.key, line]));
  const queue = chosen.keys.flatMap((each) => byKey.get(each) ?? []);
  const found = queue.findIndex((line) => line.key === key);
  const at = Math.max(0, found);
  return { queue, at, current: queue[at], go: setKey };
};
