import { type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { FocusKeeper } from '../../ui/focus-keeper.tsx';
import styles from './chat-tools.module.css';
import { conversation, useConversation } from './conversation/use-conversation.ts';
import { toQuestion } from './focus-question.ts';
import { AboutSign, PastSign, PlusSign, SeenSign } from './icons.tsx';
import { useStatus } from './use-status.ts';
import { words } from './words.ts';

const PastDialog = lazyPage(async () => (await import('./load-dialogs.ts')).loadPastDialog());
const AboutDialog = lazyPage(async () => (await import('./load-dialogs.ts')).loadAboutDialog());

const SeenDialog = lazyPage(async () =>
  (await import('../../seen/load-seen-dialog.ts')).loadSeenDialog(),
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

/** Where the answers come from, what is left today, and the ways to all else about the conversation. */
export const ChatTools = () => {
  const { turns, question, coming } = useConversation();
  const { isOff, source, remaining } = useStatus();
  const [open, setOpen] = useState<'past' | 'about' | 'seen'>();
  const last = turns.findLast(({ by }) => by === 'nobi')?.source;
  const isBusy = question !== undefined || coming !== undefined;
  const handleClose = () => setOpen(undefined);
  return (
    <>
      <div className={styles.tools}>
        {turns.length > 0 && !isBusy && !isOff && (
          <FocusKeeper to={toQuestion}>
            <Tool says={words.clear} onClick={conversation.clear}>
              <PlusSign size={34} />
            </Tool>
          </FocusKeeper>
        )}
        <Tool says={words.past} onClick={() => setOpen('past')}>
          <PastSign size={34} />
        </Tool>
        <Tool says={words.about} onClick={() => setOpen('about')}>
          <AboutSign size={34} />
        </Tool>
        <Tool says={words.seenSign} onClick={() => setOpen('seen')}>
          <SeenSign size={34} />
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
        {open === 'seen' && <SeenDialog onClose={handleClose} />}
        {open === 'about' && <AboutDialog onClose={handleClose} />}
      </Suspense>
    </>
  );
};
