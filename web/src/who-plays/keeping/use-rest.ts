import { guardedStorage } from '@nobi/client/storage';
import { useCallback, useEffect, useState } from 'react';
import { seconds } from '../../time.ts';
import { hasRested } from './rest.rules.ts';

const stored = guardedStorage(() => localStorage);
const touchedKey = 'nobi-touched-at';
const touches = ['pointerdown', 'keydown'] as const;

const isRested = () => hasRested(stored.getItem(touchedKey), Date.now());

/** Whether half an hour went by without a touch, in any tab; the player tells of those in its frame. */
export const useRest = () => {
  const [rested, setRested] = useState(isRested);
  const mark = useCallback(() => {
    stored.setItem(touchedKey, String(Date.now()));
    setRested(false);
  }, []);
  useEffect(() => {
    if (rested) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      setRested(isRested());
    };
    // A touch that ends a rest does not count: whoever it is has yet to say so.
    const handleTouch = () => (isRested() ? setRested(true) : mark());
    const timer = setInterval(look, seconds(30));
    document.addEventListener('visibilitychange', look);
    for (const touch of touches) document.addEventListener(touch, handleTouch, true);
    addEventListener('nobi-touch', handleTouch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const touch of touches) document.removeEventListener(touch, handleTouch, true);
      removeEventListener('nobi-touch', handleTouch);
    };
  }, [rested, mark]);
  return { rested, mark };
};
