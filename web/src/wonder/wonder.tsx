import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToday } from './use-today.ts';
import styles from './wonder.module.css';
import { islandOf, seasonOf } from './wonder.rules.ts';

/**
 * With the island where `works` says how much was made, as soon as that is known. Behind the heading of a child's page, which is there without it and has the light of the hour from the
 * page itself: nothing moves when it comes. So it travels with what each page loads later anyway.
 */
export const Wonder = ({ works }: { works?: number | undefined }) => {
  const [sky, setSky] = useState<Element | null>(null);
  useEffect(() => setSky(document.querySelector('#content > header')), []);
  if (!sky) return null;
  return createPortal(
    <div className={styles.sky} data-season={seasonOf(new Date())} aria-hidden="true">
      <span className={styles.light} />
      <span className={styles.hanging} />
      {/* Not where nobody knows what stands on it. */}
      {works !== undefined && <span className={styles.island} data-things={islandOf(works)} />}
    </div>,
    sky,
  );
};

/** With the island, which shows how much the family's children made. */
export const WonderIsland = () => <Wonder works={useToday().data?.works} />;
