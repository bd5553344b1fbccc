import { type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '../../shell/lazy-page.ts';
import { bringWords as bringTalksWords } from '../../talks/words.ts';
import { FocusKept } from '../../ui/focus-kept.tsx';
import styles from './chat-tools.module.css';
import { AboutSign, PastSign, PlusSign } from './signs.tsx';
import { toQuestion } from './to-question.ts';
import { talk, useConversation } from './use-conversation.ts';
import { useStatus } from './use-status.ts';
import { words } from './words.ts';

const PastDialog = lazyPage(
  async () => (await import('./past-dialog.tsx')).PastDialog,
  bringTalksWords,
);
const AboutDialog = lazyPage(
  async () => (await import('./about-dialog.tsx')).AboutDialog,
  bringTalksWords,
);

const Tool = (props: { says: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={props.says}
    title={props.says}
    onClick={props.onClick}
  >
    {props.children}
  </button>
);

/** Where the answers come from, what is left today, and the ways to all else about the talk. */
export const ChatTools = () => {
  const { turns, asked, coming } = useConversation();
  const { isOff, source, remaining } = useStatus();
  const [open, setOpen] = useState<'past' | 'about'>();
  const last = turns.findLast(({ by }) => by === 'nobi')?.source;
  const isBusy = asked !== undefined || coming !== undefined;
  const handleClose = () => setOpen(undefined);
  return (
    <>
      <div className={styles.tools}>
        {turns.length > 0 && !isBusy && !isOff && (
          <FocusKept to={toQuestion}>
            <Tool says={words.clear} onClick={talk.clear}>
              <PlusSign size={34} />
            </Tool>
          </FocusKept>
        )}
        <Tool says={words.past} onClick={() => setOpen('past')}>
          <PastSign size={34} />
        </Tool>
        <Tool says={words.about} onClick={() => setOpen('about')}>
          <AboutSign size={34} />
        </Tool>
      </div>
      <div className={styles.marks}>
        {(last ?? source) !== 'model' && (
          <p className={styles.mark} title={words.offlineMore}>
            {words.offlineMark}
          </p>
        )}
        {remaining !== undefined && !isOff && (
          <p className={styles.left}>{words.remaining(remaining)}</p>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'past' && <PastDialog onClose={handleClose} />}
        {open === 'about' && <AboutDialog onClose={handleClose} />}
      </Suspense>
    </>
  );
};
