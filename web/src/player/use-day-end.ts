import { useEffect, useState } from 'react';
import { seconds } from '../time.ts';

/** So long may go on what is under way, when it comes to no calm end of its own. */
const grace = seconds(300);

export interface DayEnd {
  /** The adult's play time is used up. */
  onOver(): void;
  /** What is in the player has come to its calm end. */
  onCalm(): void;
}

/** Ends a day's play at a calm moment: at the content's own end, or after some minutes without one. */
export const useDayEnd = () => {
  const [isOver, setIsOver] = useState(false);
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setIsCalm(true), grace);
    return () => clearTimeout(timer);
  }, [isOver]);
  const [day] = useState<DayEnd>(() => ({
    onOver: () => setIsOver(true),
    onCalm: () => setIsCalm(true),
  }));
  return { day, isEnded: isOver && isCalm };
};
