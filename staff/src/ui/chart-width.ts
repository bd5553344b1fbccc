import { useEffect, useRef, useState } from 'react';

/** How wide a box is on this screen, 0 until it is known; drawings in it keep their letters' size. */
export const useWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
};
