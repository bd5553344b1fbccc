import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/** New pages start at their top; going back finds the place that was left. */
export const ScrollKeeper = () => {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, not its key, moves the view.
  useLayoutEffect(() => {
    scrollTo({ top: isReturn ? (places.get(key) ?? 0) : 0, behavior: 'instant' });
  }, [pathname]);

  return null;
};
