import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './more-items.module.css';

interface MoreItemsProps {
  /** How many there are, and the first of them. */
  count: number;
  cards: (count: number) => ReactNode;
}

/** Cards are there this many pixels before they come into view. */
const ahead = 800;

/** How many more cards are wanted, and how high those will be that are not there yet. */
const measure = (rest: HTMLElement, missing: number) => {
  const grid = rest.parentElement;
  if (!grid) return { wanted: missing, height: 0 };
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const { top } = rest.getBoundingClientRect();
  const rows = Math.ceil((grid.childElementCount - 1) / columns);
  const row = (top - grid.getBoundingClientRect().top) / rows;
  const reach = innerHeight + ahead - top;
  return {
    wanted: Math.max(0, Math.ceil(reach / row)) * columns,
    height: Math.ceil(missing / columns) * row,
  };
};

/** The far end of a long shelf: its cards are made when somebody comes near, its height is there before. */
export const MoreItems = ({ count, cards }: MoreItemsProps) => {
  const [made, setMade] = useState(0);
  const rest = useRef<HTMLDivElement>(null);
  const missing = count - made;
  useEffect(() => {
    const place = rest.current;
    if (!place) return;
    place.style.height = `${measure(place, missing).height}px`;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        const { wanted } = measure(place, missing);
        startTransition(() => setMade((before) => before + Math.max(wanted, 1)));
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [missing]);
  return (
    <>
      {cards(made)}
      {missing > 0 && <div ref={rest} className={styles.rest} />}
    </>
  );
};
