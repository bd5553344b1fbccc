import styles from '../adult.module.css';
import { words } from '../words.ts';
import { Devices } from './devices.tsx';
import { NewPassword } from './new-password.tsx';
import { NewPin } from './new-pin.tsx';

/** Where the account is signed in, its password and its PIN. */
export const Security = () => (
  <section className={styles.card} tabIndex={-1} aria-labelledby="security-title">
    <h2 id="security-title">{words.security}</h2>
    <Devices />
    <NewPassword />
    <NewPin />
  </section>
);
