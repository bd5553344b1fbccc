import { useCallback, useEffect, useRef } from 'react';

/** Pixels from the end that still count as being there. */
const nearEnd = 160;

/** Keeps the end of the talk in view as it grows, unless the child has scrolled up to read. */
export const useFollow = (isOn: boolean) => {
  const isFollowing = useRef(true);
  const follow = useCallback(() => {
    isFollowing.current = true;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const handleScroll = () => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      isFollowing.current = left < nearEnd;
    };
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) follow();
    });
    growth.observe(document.body);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', handleScroll);
    };
  }, [isOn, follow]);
  return follow;
};
