import { ownData } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OwnerForm } from '../../../adult/owner-form.tsx';
import { ask } from '../../../api.ts';
import { hasSaved } from '../../../offline/saved.ts';
import { sayGoodbye } from '../../../goodbye.ts';
import { seconds } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';

/** The account and all that is in it, for good; the password once more stands before it. */
export const Erasure = () => {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const erase = async (id_token: string) => {
    await ask(ownData.eraseAccount, { body: { id_token }, timeout: seconds(60) });
    // With the account goes what this device has kept of it.
    if (hasSaved()) await (await import('../../../offline/leave/leave.ts')).forgetHere();
    sayGoodbye();
    queries.clear();
    await navigate('/login', { replace: true, state: { isSignedOut: true } });
  };
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.erase}</h3>
      <p className={styles.small}>{words.eraseLead}</p>
      <FocusKeeper>
        {isAsking ? (
          <OwnerForm button={words.eraseYes} onProof={erase} onClose={() => setAsking(false)}>
            <p className={styles.asks}>{words.eraseAsk}</p>
          </OwnerForm>
        ) : (
          <Button
            kind="white"
            size="grownup"
            className={styles.own}
            onClick={() => setAsking(true)}
          >
            {words.eraseOpen}
          </Button>
        )}
      </FocusKeeper>
    </section>
  );
};
