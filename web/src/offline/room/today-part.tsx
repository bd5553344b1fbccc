import { learning } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api.ts';
import { config } from '../../config.ts';
import styles from '../../features/adult/adult.module.css';
import { Button } from '../../ui/button.tsx';
import { bytesToBring, savePack, savesData } from '../packs/packs.ts';
import { useNote, useWork } from '../packs/use-packs.ts';
import { sizeOf } from '../screens/size.ts';
import { words as ofCards } from '../screens/words.ts';
import { words } from './words.ts';

const atMost = 3;

/** What the child who plays here goes on with, so far as it can be saved. */
const useNext = () => {
  const { data } = useQuery({
    queryKey: ['pack-for-today'],
    queryFn: ({ signal }) => ask(learning.today, { signal }),
  });
  return data?.next.filter(({ id }) => id in config.packs).slice(0, atMost);
};

/** The next three by one tap; on mobile data the price is said first. */
export const TodayPart = () => {
  const next = useNext();
  const { items } = useNote();
  const { coming } = useWork();
  const [isSure, setSure] = useState(false);
  const left = (next ?? []).filter(({ id }) => {
    const pack = items[id];
    return !pack || pack.missing > 0 || pack.isOld;
  });
  const size = sizeOf(
    left.reduce((total, { id }) => total + bytesToBring(id), 0),
    ofCards.comma,
  );
  const holdsBack = savesData() && !isSure;
  const saveAll = async () => {
    for (const { id } of left) await savePack(id);
  };
  const handlePress = () => {
    if (holdsBack) setSure(true);
    void saveAll();
  };
  if (!next) return null;
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.today}</h3>
      <p className={styles.small}>{words.todayMore}</p>
      {next.length > 0 && <p>{next.map(({ title }) => title).join(' · ')}</p>}
      {next.length === 0 && <p>{words.todayNone}</p>}
      {next.length > 0 && left.length === 0 && <p role="status">{words.todayDone}</p>}
      {left.length > 0 && (
        <>
          {holdsBack && <p>{words.todayWaits(size)}</p>}
          <Button
            kind="violet"
            size="grownup"
            className={styles.own}
            busy={left.some(({ id }) => id in coming)}
            onClick={handlePress}
          >
            {holdsBack ? words.todayNow : words.todaySave(size)}
          </Button>
        </>
      )}
    </section>
  );
};
