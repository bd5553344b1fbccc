import { adult } from '@nobi/contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { standAtDoor } from '../../adult/gate.ts';
import { useAdult } from '../../adult/use-adult.ts';
import { ask } from '../../api.ts';

const secondsLeft = (closesAt: number) =>
  Math.max(0, Math.ceil((closesAt - performance.now()) / 1000));

/** Whether the room is open on this page now; it closes when the server closes it. */
export const useRoom = () => {
  const { shown, set } = useAdult();
  const closesAt = shown.data?.closesAt;
  const [left, setLeft] = useState(0);
  const [isClosing, setClosing] = useState(false);
  const isAtDoor = left <= 0 || isClosing;
  useLayoutEffect(() => (isAtDoor ? standAtDoor() : undefined), [isAtDoor]);

  useEffect(() => {
    const count = () => setLeft(closesAt === undefined ? 0 : secondsLeft(closesAt));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [closesAt]);

  const close = async () => {
    // What the room still asks for comes back refused, and waits for the door.
    flushSync(() => setClosing(true));
    // First there: else the sheet would learn from the server that the room is open. Without a line the
    // server closes it by itself.
    await ask(adult.close).catch(() => {});
    set(0);
    setLeft(0);
    setClosing(false);
  };
  return { isOpen: left > 0, minutesLeft: Math.ceil(left / 60), close };
};
