import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Dismissal {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** A press inside it closes nothing. */
  readonly inside: RefObject<HTMLElement | null>;
  /** Gets the focus back at Escape. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Closes what is open at Escape, a press outside, or a change of page. */
export const useDismiss = ({ isOpen, close, inside, opener }: Dismissal) => {
  const { key } = useLocation();
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what is open.
  useEffect(() => closeNow.current(), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeNow.current();
      opener.current?.focus();
    };
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target))
        closeNow.current();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [isOpen, inside, opener]);
};
