import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDismiss } from '../use-dismiss.ts';
import { menuEntries } from './menu-entries.ts';
import styles from './more-menu.module.css';
import { words } from './words.ts';

/** Which entry a key leads to, from the one that has the focus. */
const targetOf = (key: string, at: number): number | undefined => {
  const last = menuEntries.length - 1;
  const byKey: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return byKey[key];
};

/** The menu button of the bar, after the pattern of the WAI-ARIA Authoring Practices. */
export const MoreMenu = () => {
  const [isOpen, setIsOpen] = useState(false);
  const first = useRef<number>(undefined);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss({ isOpen, close: () => setIsOpen(false), inside: whole, opener: button });

  const items = () => [...(whole.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const open = (at: number) => {
    first.current = at;
    setIsOpen(true);
  };
  useEffect(() => {
    if (!isOpen || first.current === undefined) return;
    whole.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[first.current]?.focus();
    first.current = undefined;
  }, [isOpen]);

  const handleButtonKey = (event: KeyboardEvent) => {
    const at = { ArrowDown: 0, ArrowUp: menuEntries.length - 1 }[event.key];
    if (at === undefined) return;
    event.preventDefault();
    open(at);
  };
  const handleMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setIsOpen(false);
    const all = items();
    const focused = document.activeElement;
    const at = targetOf(event.key, focused instanceof HTMLElement ? all.indexOf(focused) : -1);
    if (at === undefined) return;
    event.preventDefault();
    all[at]?.focus();
  };

  return (
    <div ref={whole} className={styles.whole}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls="more-menu"
        onClick={(event) => {
          // A keyboard's press has no place on the screen; it goes on inside the menu.
          if (isOpen) setIsOpen(false);
          else if (event.detail === 0) open(0);
          else setIsOpen(true);
        }}
        onKeyDown={handleButtonKey}
      >
        <span>{words.more}</span>
        <CaretDown size={18} weight="bold" aria-hidden="true" />
      </button>
      <div
        id="more-menu"
        role="menu"
        tabIndex={-1}
        aria-label={words.more}
        className={styles.menu}
        hidden={!isOpen}
        onKeyDown={handleMenuKey}
      >
        {menuEntries.map((entry) => (
          <a
            key={entry}
            role="menuitem"
            tabIndex={-1}
            className={styles.entry}
            href={`/${entry}`}
            onClick={() => setIsOpen(false)}
          >
            {words[entry]}
          </a>
        ))}
      </div>
    </div>
  );
};
