import { type RefObject, useEffect, useState } from 'react';

interface Keys {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Ids of the options on the screen, in their order. */
  readonly options: readonly string[];
  readonly isShown: boolean;
  readonly onActive: (id: string | undefined) => void;
  readonly onShow: () => void;
}

/** The next option for a key, or undefined when the key is the text's own. */
const nextOf = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
};

/** Lets the keys of the input walk through the options; the focus stays where one types. */
export const useResultsKeys = ({ input, options, isShown, onActive, onShow }: Keys) => {
  const [active, setActive] = useState<string>();
  const activeId = isShown && active && options.includes(active) ? active : undefined;

  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);

  useEffect(() => {
    const element = input.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Enter' && isShown) {
        // Without a choice Enter takes the best.
        const target = activeId ?? options[0];
        if (target) document.getElementById(target)?.click();
        return;
      }
      const at = activeId === undefined ? -1 : options.indexOf(activeId);
      const next = nextOf(event.key, at, options.length);
      if (next === undefined) return;
      event.preventDefault();
      onShow();
      setActive(options[next]);
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [input, options, isShown, activeId, onShow]);

  return activeId;
};
