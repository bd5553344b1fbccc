import { useEffect, useState } from 'react';

/** Paused by the child, or because nobody is looking: hidden pages rest and go on by themselves. */
export const usePause = () => {
  const [isResting, setIsResting] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const handleChange = () => setIsHidden(document.visibilityState === 'hidden');
    // What opens above the game is no reason to play on behind it.
    const handleRest = () => setIsResting(true);
    document.addEventListener('visibilitychange', handleChange);
    addEventListener('nobi-rest', handleRest);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      removeEventListener('nobi-rest', handleRest);
    };
  }, []);
  return {
    isPaused: isResting || isHidden,
    toggle: () => setIsResting(!isResting),
    resume: () => setIsResting(false),
  };
};
