import type { ReactNode } from 'react';
import { type Mood, Nobi } from '../ui/nobi.tsx';
import styles from './shelf-page.module.css';

interface ShelfPageProps {
  heading: string;
  lead: string;
  mood: Mood;
  children: ReactNode;
}

/** A room of the dashboard: Nobi under the night sky, and below the clouds what there is to do. */
export const ShelfPage = ({ heading, lead, mood, children }: ShelfPageProps) => (
  <>
    <div className={styles.hero}>
      <div className={styles.welcome}>
        <div className={styles.hello}>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <div className={styles.nobi}>
          <Nobi mood={mood} size={150} />
        </div>
      </div>
    </div>
    <div className={styles.shelf}>{children}</div>
  </>
);
