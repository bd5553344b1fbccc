import type { MouseEvent } from 'react';
import { config } from '../../config.ts';
import styles from './room-nav.module.css';
import { words } from './words.ts';

/** In their order; each is a section that is named by its heading `…-title`. */
const parts = [
  'reports',
  'letter',
  ...(config.reportWhatsapp ? (['whatsapp'] as const) : []),
  'plan',
  'children',
  'learning',
  'playtime',
  'care',
  'consents',
  'security',
  'data',
] as const;

/** The address stays the room's: "back" leaves the room and no part of it. */
const goTo = (event: MouseEvent, id: string) => {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.closest('section')?.focus({ preventScroll: true });
};

/** A way to each part of the room without scrolling past the others. */
export const RoomNav = () => (
  <nav className={styles.nav} aria-label={words.parts}>
    <ul>
      {parts.map((part) => (
        <li key={part}>
          <a href={`#${part}-title`} onClick={(event) => goTo(event, `${part}-title`)}>
            {words.partNames[part]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
