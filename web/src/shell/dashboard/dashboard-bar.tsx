import { List } from '@phosphor-icons/react/dist/csr/List';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { useRef, useState } from 'react';
import { SearchBox } from '../../search/search-box.tsx';
import { useSession } from '../../session.ts';
import { Logo } from '../../ui/logo.tsx';
import { facePlace } from '../../who-plays/place.ts';
import { useMyStatus } from '../my-status.ts';
import { useSignOut } from '../sign-out.ts';
import { useDismiss } from '../use-dismiss.ts';
import styles from './dashboard-bar.module.css';
import { menuEntries } from './menu-entries.ts';
import { MoreMenu } from './more-menu.tsx';
import { Places } from './places.tsx';
import { letterOf, Portrait } from './portrait.tsx';
import { words } from './words.ts';

const Who = () => {
  const { data } = useMyStatus();
  const { display_name: name = '', profile_picture } = data ?? {};
  // Its place is kept while the answer is on its way, so that nothing in the bar moves.
  return (
    <span className={styles.who} {...(name && { title: words.signedInAs(name) })}>
      <Portrait address={profile_picture} size={44} className={styles.picture}>
        <span className={styles.initial} aria-hidden="true">
          {letterOf(name)}
        </span>
      </Portrait>
      {name && (
        <>
          <span className="spoken">{words.signedInAs('')}</span>
          <span className={styles.name}>{name}</span>
        </>
      )}
    </span>
  );
};

/** What the bar has no room for on a phone. */
const SmallMenu = () => {
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  const Icon = isOpen ? X : List;
  useDismiss({ isOpen, close: () => setIsOpen(false), inside: whole, opener: toggle });
  return (
    <div ref={whole} className={styles.small}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="small-menu"
        aria-label={isOpen ? words.closeMenu : words.menu}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon size={34} weight="bold" aria-hidden="true" />
      </button>
      <div id="small-menu" className={styles.sheet} hidden={!isOpen}>
        <Who />
        {menuEntries.map((entry) => (
          <a key={entry} className={styles.link} href={`/${entry}`}>
            {words[entry]}
          </a>
        ))}
        <button type="button" className={styles.link} onClick={signOut}>
          <SignOut size={28} weight="bold" aria-hidden="true" />
          {words.logOut}
        </button>
      </div>
    </div>
  );
};

/** The bar above every page of the dashboard. */
export const DashboardBar = () => {
  const signOut = useSignOut();
  const { isPaid } = useSession();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo className={styles.logo} />
        <Places />
        {isPaid ? <SearchBox /> : <span className={styles.space} />}
        <span ref={facePlace} />
        <div className={styles.wide}>
          <MoreMenu />
          <Who />
          <button
            type="button"
            className={styles.leave}
            aria-label={words.logOut}
            title={words.logOut}
            onClick={signOut}
          >
            <SignOut size={28} weight="bold" aria-hidden="true" />
          </button>
        </div>
        <SmallMenu />
      </div>
    </header>
  );
};
