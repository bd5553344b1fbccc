import { useSyncExternalStore } from 'react';
import { hasLine, here } from '../offline/saved.ts';
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

const saying = () => (hasLine() ? '' : (here.says?.() ?? words.offline));

/** Says that the line is gone, calmly, and goes away with the trouble. */
export const OfflineBanner = () => {
  const text = useSyncExternalStore(subscribe, saying);
  return (
    <div role="status" className={styles.place}>
      {text && <p className={styles.banner}>{text}</p>}
    </div>
  );
};
