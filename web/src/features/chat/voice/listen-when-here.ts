import type { Listener } from './recording.ts';

/** Listens with a piece that comes with the first press; what is dropped before then never begins. */
export const listenWhenHere = (begin: Promise<() => Listener>, onMissing: () => void): Listener => {
  let isDropped = false;
  const arriving = begin.then(
    (start) => (isDropped ? undefined : start()),
    () => {
      if (!isDropped) onMissing();
      return undefined;
    },
  );
  return {
    stop: () => void arriving.then((listener) => listener?.stop()),
    drop: () => {
      isDropped = true;
      void arriving.then((listener) => listener?.drop());
    },
  };
};
