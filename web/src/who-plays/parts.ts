import { type ComponentType, lazy } from 'react';

/** The rest comes in a piece of its own; whatever keeps it away, the page works without. */
const arrived = async <T>(use: (part: typeof import('./arrive.ts')) => Promise<T>, missing: T) => {
  try {
    return await use(await import('./arrive.ts'));
  } catch {
    return missing;
  }
};

export const WhoPlays = lazy(() =>
  arrived<{ default: ComponentType }>(({ load }) => load(), { default: () => null }),
);

/**
 * Waits while a child has yet to say who plays, so that what begins is credited to that child. Answers
 * whether nobody had to be asked.
 */
export const whoIsSettled = () =>
  arrived(async ({ whenSettled, isAlone }) => {
    await whenSettled();
    return isAlone();
  }, false);
