import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** What has its own keys: a button is pressed by Space, a field is written in. */
const own = 'button, a, input, textarea, select, [role="tab"], [role="dialog"]';

/** Keys of a page, wherever the focus is, as long as nothing else wants them. */
export const useKeys = (keys: Keys) => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      const isPress = key === ' ' || key === 'Enter';
      const at = target instanceof Element ? target.closest(own) : null;
      if (at && (isPress || !at.matches('button, a'))) return;
      const run = latest.current[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
};
