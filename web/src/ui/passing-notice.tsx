import tones from './notice.module.css';
import styles from './passing-notice.module.css';

interface PassingNoticeProps {
  notice: { readonly tone: 'done' | 'error'; readonly text: string } | undefined;
}

/** A sentence that comes and goes. Its place stays, so that nothing below it moves. */
export const PassingNotice = ({ notice }: PassingNoticeProps) => (
  <div className={styles.place}>
    <div role="status">
      {notice?.tone === 'done' && <p className={`${tones.notice} ${tones.done}`}>{notice.text}</p>}
    </div>
    <div role="alert">
      {notice?.tone === 'error' && (
        <p className={`${tones.notice} ${tones.error}`}>{notice.text}</p>
      )}
    </div>
  </div>
);
