import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { words } from '../words.ts';
import { About, type ShownConsent } from './consent-row.tsx';
import { useEarlierConsents } from './use-earlier-consents.ts';

interface EndedConsentsProps {
  readonly newest: readonly ShownConsent[];
  /** After which the earlier ones go on, if there are any. */
  readonly next: string | null;
}

/** What was taken back, the newest first, as far back as somebody wants to read. */
export const EndedConsents = ({ newest, next }: EndedConsentsProps) => {
  const { earlier, hasMore, isPending, isError, readMore } = useEarlierConsents(next);
  return (
    <details>
      <summary className={styles.link}>{words.consentHistory}</summary>
      <ul className={styles.list}>
        {[...newest, ...earlier].map((each) => (
          <li key={each.id} className={styles.entry}>
            <About shown={each} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.part}>
          {isError ? (
            <Unread isPending={false} onAgain={readMore} />
          ) : (
            <FocusKeeper>
              <Button kind="white" size="grownup" busy={isPending} onClick={readMore}>
                {words.consentEarlier}
              </Button>
            </FocusKeeper>
          )}
        </div>
      )}
    </details>
  );
};
