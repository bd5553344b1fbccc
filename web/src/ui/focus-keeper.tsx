import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './focus-keeper.module.css';

interface FocusKeeperProps {
  /** Where the focus goes on to; the nearest part around it that can take it if nothing is said. */
  to?: () => Element | null | undefined;
  children: ReactNode;
}

/** Around a control that may leave the page while it has the focus: a keyboard is never thrown back to the top. */
export const FocusKeeper = ({ to, children }: FocusKeeperProps) => {
  const part = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of leaving is what counts
  useLayoutEffect(() => {
    const held = part.current;
    return () => {
      if (!held?.contains(document.activeElement)) return;
      const around = held.parentElement?.closest('[tabindex="-1"]');
      // What comes in its place is there only after this moment, and may take the focus itself.
      queueMicrotask(() => {
        const next = to ? to() : around;
        if (document.activeElement === document.body && next instanceof HTMLElement)
          next.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <span ref={part} className={styles.kept}>
      {children}
    </span>
  );
};
