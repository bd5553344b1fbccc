import { useCallback, useEffect, useRef } from 'react';

/** Pixels from the end that still count as being there. */
const nearEnd = 160;

/** Above the last question, when it stands at the top. */
const air = 12;

/** The end of the conversation, but no further than its last question: a long answer is read from its beginning. */
const endInView = () => {
  const question = [...document.querySelectorAll('[data-by=you]')].at(-1);
  const top = question ? question.getBoundingClientRect().top + scrollY - air : Infinity;
  return Math.min(document.documentElement.scrollHeight, top);
};

/** Keeps the end of the conversation in view as it grows, unless the child has scrolled up to read. */
export const useFollow = (isOn: boolean) => {
  const isFollowing = useRef(true);
  const follow = useCallback(() => {
    isFollowing.current = true;
    // Never back up: who has read on stays there.
    scrollTo({ top: Math.max(scrollY, endInView()), behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (!isOn) return;
    let before = scrollY;
    const handleScroll = () => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      // What grew since our own scrolling does not mean that the child has left the end.
      isFollowing.current = left < nearEnd || (isFollowing.current && scrollY >= before);
      before = scrollY;
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
