import { useRef, useState } from 'react';
import { TalkHistory } from '../../../talks/talk-history.tsx';
import { Button } from '../../../ui/button.tsx';
import { FocusKept } from '../../../ui/focus-kept.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from './care.module.css';
import { useKeeping } from './use-care.ts';
import { words } from './words.ts';

const keptDays = 90;

/** Every talk that is kept, on demand: the list can be long. */
export const Past = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.history}</h3>
      {isOpen ? (
        <TalkHistory days={keptDays} size="grownup" />
      ) : (
        <FocusKept>
          <Button kind="white" className={styles.own} onClick={() => setOpen(true)}>
            {words.historyShow}
          </Button>
        </FocusKept>
      )}
    </section>
  );
};

/** All of it at once: taken along, or deleted after a second word. */
export const Keeping = () => {
  const { download, forgetAll, said } = useKeeping();
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
        <FocusKept to={() => opener.current}>
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
        </FocusKept>
      )}
      <PassingNotice said={said} />
    </section>
  );
};
