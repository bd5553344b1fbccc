import notice from './notice.module.css';
import styles from './passing-notice.module.css';

interface PassingNoticeProps {
  said: { readonly tone: 'done' | 'error'; readonly text: string } | undefined;
}

/** A sentence that comes and goes. Its place stays, so that nothing below it moves. */
export const PassingNotice = ({ said }: PassingNoticeProps) => (
  <div className={styles.place}>
    <div role="status">
      {said?.tone === 'done' && <p className={`${notice.notice} ${notice.done}`}>{said.text}</p>}
    </div>
    <div role="alert">
      {said?.tone === 'error' && <p className={`${notice.notice} ${notice.error}`}>{said.text}</p>}
    </div>
  </div>
);
