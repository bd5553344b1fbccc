import { useEffect, useState } from 'react';

/** Paused by the child, or because nobody is looking: hidden pages rest and go on by themselves. */
export const usePause = () => {
  const [isResting, setIsResting] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const handleChange = () => setIsHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  return {
    isPaused: isResting || isHidden,
    toggle: () => setIsResting(!isResting),
    resume: () => setIsResting(false),
  };
};
