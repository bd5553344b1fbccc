import { LinkButton } from '../../ui/button.tsx';
import styles from './profile.module.css';
import { words } from './words.ts';

/** What only the adult decides stands in a room of its own, behind the PIN. */
export const ParentsDoor = () => (
  <section className={styles.card} aria-labelledby="parents-title">
    <h2 id="parents-title">{words.parents}</h2>
    <p className={styles.lead}>{words.parentsLead}</p>
    <LinkButton kind="white" href="/parents" className={styles.own}>
      {words.parentsOpen}
    </LinkButton>
  </section>
);
