import { account } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../../api.ts';
import { openIdentityClient } from '../../../identity/identity-client.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';

/** A letter with a link chooses a new password; then every session ends. */
export const NewPassword = () => {
  const { notice, say } = usePassingNotice();
  const sending = useMutation({
    mutationFn: async () => {
      const { email } = await ask(account.showEmail);
      await (await openIdentityClient()).sendReset(email);
    },
    onSuccess: () => say({ tone: 'done', text: words.passwordSent }),
    onError: () => say({ tone: 'error', text: sentenceOf('reset_failed') }),
  });
  return (
    <section className={styles.part}>
      <h3>{words.password}</h3>
      <p className={styles.small}>{words.passwordLead}</p>
      <Button
        kind="white"
        size="grownup"
        className={styles.own}
        busy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {words.passwordSend}
      </Button>
      <PassingNotice notice={notice} />
    </section>
  );
};
