import { useEffect } from 'react';

/**
 * Hands over what still waits when the page may be going away; `handOver` stays the same function
 * for as long as there is something to hand over.
 */
export const useHandOver = (handOver: () => void) => {
  useEffect(() => {
    // Phones kill hidden tabs without another word, so hiding is the last safe moment.
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') handOver();
    };
    addEventListener('pagehide', handOver);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      removeEventListener('pagehide', handOver);
      document.removeEventListener('visibilitychange', handleHidden);
      handOver();
    };
  }, [handOver]);
};
