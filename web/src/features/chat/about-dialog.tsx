import styles from './side-dialog.module.css';
import { SideDialog } from './side-dialog.tsx';
import { words } from './words.ts';

/** What Nobi can see and who can read this, first for children. */
export const AboutDialog = ({ onClose }: { onClose: () => void }) => (
  <SideDialog title={words.about} onClose={onClose}>
    <ul className={styles.points}>
      {words.aboutPoints.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <section className={styles.grownUps}>
      <h3>{words.forGrownUps}</h3>
      <p>{words.aboutGrownUps}</p>
    </section>
  </SideDialog>
);
