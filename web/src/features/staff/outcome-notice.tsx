import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './staff.module.css';
import type { Outcome } from './use-tickets.ts';
import { words } from './words.ts';

interface OutcomeNoticeProps {
  outcome: Outcome;
  onSeeAnswered: () => void;
  onClose: () => void;
}

/** Says what became of an answer. Words that came too late are kept for whoever wrote them. */
export const OutcomeNotice = ({ outcome, onSeeAnswered, onClose }: OutcomeNoticeProps) => {
  const close = (
    <Button kind="quiet" size="grownup" onClick={onClose}>
      {words.close}
    </Button>
  );
  if (outcome.kind === 'sent')
    return (
      <Notice tone="done" action={close}>
        {words.sent(outcome.subject)}
      </Notice>
    );
  return (
    <div className={styles.conflict}>
      <Notice
        tone="error"
        action={
          <span className={styles.row}>
            <Button kind="quiet" size="grownup" onClick={onSeeAnswered}>
              {words.seeAnswered}
            </Button>
            {close}
          </span>
        }
      >
        {words.conflict(outcome.subject)}
      </Notice>
      <p className={styles.small}>{words.yourWords}</p>
      <blockquote className={styles.said}>{outcome.response}</blockquote>
    </div>
  );
};
