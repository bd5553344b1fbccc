import { BookOpenText } from '@phosphor-icons/react/dist/csr/BookOpenText';
import { ChatCircleDots } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { GameController } from '@phosphor-icons/react/dist/csr/GameController';
import { PaintBrush } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { Smiley } from '@phosphor-icons/react/dist/csr/Smiley';
import { useLocation } from 'react-router';
import { useMyStatus } from '../my-status.ts';
import styles from './places.module.css';
import { Portrait } from './portrait.tsx';
import { words } from './words.ts';

const places = [
  { name: 'game', href: '/dashboard/games', Icon: GameController },
  { name: 'course', href: '/dashboard/courses', Icon: BookOpenText },
  { name: 'ai', href: '/dashboard/ai', Icon: ChatCircleDots },
  { name: 'creativity', href: '/dashboard/creativity', Icon: PaintBrush },
  { name: 'profile', href: '/dashboard/profile', Icon: Smiley },
] as const;

/** On a phone, who is signed in looks out of their own place. */
const Face = () => (
  <Portrait address={useMyStatus().data?.profile_picture} size={28} className={styles.face}>
    {null}
  </Portrait>
);

/** The five places of the dashboard: in the bar on a desk, under the thumbs on a phone. */
export const Places = () => {
  const { pathname } = useLocation();
  return (
    <nav className={styles.places} aria-label={words.places} data-places>
      {places.map(({ name, href, Icon }) => (
        <a
          key={name}
          className={styles.place}
          href={href}
          aria-current={pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined}
        >
          {name === 'profile' && <Face />}
          <Icon size={28} weight="fill" aria-hidden="true" />
          <span>{words[name]}</span>
        </a>
      ))}
    </nav>
  );
};
