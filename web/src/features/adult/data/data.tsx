import styles from '../adult.module.css';
import { words } from '../words.ts';
import { Erasure } from './erasure.tsx';
import { Export } from './export.tsx';
import { LearningExport } from './learning-export.tsx';

/** The family's data: taken along, or erased. */
export const Data = () => (
  <section className={styles.card} tabIndex={-1} aria-labelledby="data-title">
    <h2 id="data-title">{words.data}</h2>
    <Export />
    <LearningExport />
    <Erasure />
  </section>
);
