import { lazy, Suspense } from 'react';
import styles from './today.module.css';

/** Beside the page, which is whole without it: where it does not arrive there is nothing. */
const Today = lazy(async () => {
  try {
    const { loadToday } = await import('./load-today.ts');
    return { default: await loadToday() };
  } catch {
    return { default: () => null };
  }
});

/** Keeps the place, so that nothing moves when it arrives. */
export const TodayPlace = ({ isShown }: { isShown: boolean }) => (
  <Suspense fallback={isShown && <div className={styles.waiting} aria-hidden="true" />}>
    <Today isShown={isShown} />
  </Suspense>
);
