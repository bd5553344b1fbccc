import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { PinSheet } from '../../adult/pin-sheet.tsx';
import { useAdult } from '../../adult/use-adult.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './adult.module.css';
import { useRoom } from './use-room.ts';
import { words } from './words.ts';

interface RoomProps {
  title: string;
  lead: string;
  /** Nothing of it is loaded before the PIN was right. */
  children: ReactNode;
}

/** The PIN first. When its ten minutes are over all is hidden, and what was typed waits behind it. */
export const Room = ({ title, lead, children }: RoomProps) => {
  usePage(title);
  const { isOpen, minutesLeft, close } = useRoom();
  const hasNoPin = useAdult().shown.data?.has_pin === false;
  const [wasOpen, setWasOpen] = useState(false);
  const content = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && wasOpen) content.current?.focus();
  }, [isOpen, wasOpen]);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {!isOpen && (
        <section className={`${styles.card} ${styles.door}`} aria-labelledby="door-title">
          <h2 id="door-title">{hasNoPin ? words.firstDoor : words.door}</h2>
          <PinSheet onOpen={() => setWasOpen(true)} />
        </section>
      )}
      {wasOpen && (
        <section
          ref={content}
          className={styles.content}
          hidden={!isOpen}
          tabIndex={-1}
          aria-label={title}
        >
          <div className={styles.bar}>
            <p>{words.closesIn(minutesLeft)}</p>
            <Button kind="white" size="grownup" onClick={() => void close()}>
              {words.closeNow}
            </Button>
          </div>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </section>
      )}
    </div>
  );
};
