import { useSyncExternalStore } from 'react';
import { hasLine } from '../offline/saved.ts';
import styles from './offline-banner.module.css';
import { words } from './words.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says that the line is gone, calmly, and goes away with the trouble. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, hasLine);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.banner}>{words.offline}</p>}
    </div>
  );
};
