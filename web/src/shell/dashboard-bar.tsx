import { GameController } from '@phosphor-icons/react/dist/csr/GameController';
import { List } from '@phosphor-icons/react/dist/csr/List';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import styles from './dashboard-bar.module.css';
import { useMyStatus } from './my-status.ts';
import { useSignOut } from './sign-out.ts';
import { words } from './words.ts';

/** Closes what is open at Escape, a press outside, or a change of page. */
const useMenu = () => {
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setIsOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [isOpen]);

  return { isOpen, setIsOpen, bar, toggle };
};

const Who = () => {
  const { data } = useMyStatus();
  const name = data?.display_name;
  if (!name) return null;
  return (
    <span className={styles.who} title={words.signedInAs(name)}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.spoken}>{words.signedInAs('')}</span>
      <span className={styles.name}>{name}</span>
    </span>
  );
};

/** The bar above every page of the dashboard. */
export const DashboardBar = () => {
  const { isOpen, setIsOpen, bar, toggle } = useMenu();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.inner}>
        <Logo className={styles.logo} />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="dashboard-menu"
          aria-label={isOpen ? words.closeMenu : words.menu}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X size={34} weight="bold" /> : <List size={34} weight="bold" />}
        </button>
        <nav
          id="dashboard-menu"
          className={styles.menu}
          data-open={isOpen || undefined}
          aria-label={words.mainMenu}
        >
          <a
            className={styles.link}
            href="/dashboard/games"
            aria-current={pathname.startsWith('/dashboard/games') ? 'page' : undefined}
          >
            <GameController size={30} weight="fill" aria-hidden="true" />
            {words.game}
          </a>
          <span className={styles.space} />
          <Who />
          <button type="button" className={styles.link} onClick={signOut}>
            <SignOut size={28} weight="bold" aria-hidden="true" />
            {words.logOut}
          </button>
        </nav>
      </div>
    </header>
  );
};
