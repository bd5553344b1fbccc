import { type ComponentType, useCallback, useRef, useState } from 'react';

type Dialog = ComponentType<{ readonly onClose: () => void }>;
type State = 'closed' | 'loading' | 'failed' | 'open';

/**
 * The dialog in its own piece of the console, loaded at the first opening. Chromium remembers that a piece
 * did not arrive for as long as the page stands, so a second try may need the page anew.
 */
export const useFindDialog = () => {
  const [state, setState] = useState<State>('closed');
  const loaded = useRef<Dialog>(undefined);
  const load = useCallback(async () => {
    try {
      loaded.current ??= (await import('./find-dialog.tsx')).FindDialog;
      setState((now) => (now === 'loading' ? 'open' : now));
    } catch {
      setState((now) => (now === 'loading' ? 'failed' : now));
    }
  }, []);
  const open = useCallback(() => {
    setState((now) => (now === 'open' ? now : 'loading'));
    void load();
  }, [load]);
  const close = useCallback(() => setState('closed'), []);
  return {
    open,
    close,
    isFailed: state === 'failed',
    Dialog: state === 'open' ? loaded.current : undefined,
  };
};
