import { signInWords as t } from '../text/sign-in.ts';
import styles from './sign-in.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once, at enrolment. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <div className={styles.step}>
    <h1>{t.keepTitle}</h1>
    <p>{t.keepLead}</p>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        {t.print}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
      >
        {t.copy}
      </button>
    </div>
    <button type="button" className={styles.main} onClick={onDone}>
      {t.kept}
    </button>
  </div>
);
