import { lazy, Suspense } from 'react';
import { TodayShapes } from './today-shapes.tsx';

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
  <Suspense fallback={isShown && <TodayShapes />}>
    <Today isShown={isShown} />
  </Suspense>
);
