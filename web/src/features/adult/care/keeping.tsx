import { chatControls } from '@nobi/contract';
import { useRef, useState } from 'react';
import { ask } from '../../../api.ts';
import { ConversationHistory } from '../../../conversations/conversation-history.tsx';
import type { ReadPage } from '../../../conversations/use-conversations.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import { useSeveralChildren } from '../use-children.ts';
import { words as ofTheRoom } from '../words.ts';
import styles from './care.module.css';
import { useStoredConversations } from './use-care.ts';
import { words } from './words.ts';

const storedDays = 90;

const readFamily: ReadPage = (wanted) => ask(chatControls.familyHistory, wanted);

/** Every conversation that is kept, on demand: the list can be long. */
export const Past = () => {
  const [isOpen, setOpen] = useState(false);
  const several = useSeveralChildren();
  const family = several && { read: readFamily, unnamed: ofTheRoom.unnamedChild };
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.history}</h3>
      {isOpen ? (
        <ConversationHistory days={storedDays} size="grownup" family={family} />
      ) : (
        <FocusKeeper>
          <Button kind="white" className={styles.own} onClick={() => setOpen(true)}>
            {words.historyShow}
          </Button>
        </FocusKeeper>
      )}
    </section>
  );
};

/** All of it at once: taken along, or deleted after a second word. */
export const Keeping = () => {
  const { download, forgetAll, notice } = useStoredConversations();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.part}>
      <h3>{words.keeping}</h3>
      <p className={styles.more}>{words.keepingLead}</p>
      <div className={styles.row}>
        <Button kind="white" busy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? words.downloading : words.download}
        </Button>
        {!isAsking && (
          <Button ref={opener} kind="white" onClick={() => setAsking(true)}>
            {words.forgetAll}
          </Button>
        )}
      </div>
      {isAsking && (
        <FocusKeeper to={() => opener.current}>
          <div className={styles.row}>
            <p className={styles.asks}>{words.forgetAllAsk}</p>
            <Button kind="white" autoFocus onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button
              kind="violet"
              busy={forgetAll.isPending}
              onClick={() => forgetAll.mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              {forgetAll.isPending ? words.forgetting : words.forgetAllYes}
            </Button>
          </div>
        </FocusKeeper>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
