import { useState } from 'react';
import { NewPinForm } from '../../../adult/new-pin-form.tsx';
import { useAdult } from '../../../adult/use-adult.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';

/** Another PIN, against the password once more. */
export const NewPin = () => {
  const { set } = useAdult();
  const { notice, say } = usePassingNotice();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.pin}</h3>
      <p className={styles.small}>{words.pinLead}</p>
      <FocusKeeper>
        {isAsking ? (
          <NewPinForm
            lead={words.pinNewLead}
            onDone={(seconds) => {
              set(seconds);
              setAsking(false);
              say({ tone: 'done', text: words.pinSaved });
            }}
            onClose={() => setAsking(false)}
          />
        ) : (
          <Button
            kind="white"
            size="grownup"
            className={styles.own}
            onClick={() => setAsking(true)}
          >
            {words.pinChange}
          </Button>
        )}
      </FocusKeeper>
      <PassingNotice notice={notice} />
    </section>
  );
};
