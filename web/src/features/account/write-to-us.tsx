import { config } from '../../config.ts';
import styles from './account.module.css';
import { words } from './words.ts';

/** Where people are reached by who cannot log in. */
export const WriteToUs = () => (
  <span className={styles.write}>
    {config.supportEmail && (
      <a className={styles.link} href={`mailto:${config.supportEmail}`}>
        {config.supportEmail}
      </a>
    )}
    {config.supportWhatsapp && <span>{words.onWhatsapp(config.supportWhatsapp)}</span>}
  </span>
);
