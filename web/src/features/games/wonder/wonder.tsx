import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToday } from '../today/use-today.ts';
import styles from './wonder.module.css';
import { hourOf, islandOf, seasonOf } from './wonder.rules.ts';

/** Now, and again whenever somebody comes back to the page. */
const useNow = () => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'visible') setNow(new Date());
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  return now;
};

/** Behind the page's heading, which is there without it: nothing moves when it comes. */
export const Wonder = () => {
  const [sky, setSky] = useState<Element | null>(null);
  useEffect(() => setSky(document.querySelector('#content > header')), []);
  const now = useNow();
  const works = useToday().data?.works;
  const season = seasonOf(now);
  if (!sky) return null;
  return createPortal(
    <div className={styles.sky} data-hour={hourOf(now)} data-season={season} aria-hidden="true">
      <span className={styles.light} />
      <span className={styles.hanging} />
      {/* Not where nobody knows what stands on it. */}
      {works !== undefined && <span className={styles.island} data-things={islandOf(works)} />}
    </div>,
    sky,
  );
};
