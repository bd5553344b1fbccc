import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session.ts';
import { type MyStatus, myStatusOf } from '../../shell/my-status.ts';
import { useSignOut } from '../../shell/sign-out.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './payments.module.css';
import { dateWords, planName } from './plan-words.ts';
import { words } from './words.ts';

const paidWords = ({ plan, paid_until }: MyStatus): string =>
  plan && paid_until
    ? `${words.paidUntil(planName(plan), dateWords(paid_until))} ${words.paysAfter}`
    : words.paidAlways;

/** Whose plan it is, and what is already paid. */
export const AccountStrip = ({ loginPath }: { loginPath: string }) => {
  const { token } = useSession();
  const signOut = useSignOut();
  const { data } = useQuery({ ...myStatusOf(token), refetchOnMount: 'always' });
  if (token === null)
    return (
      <p className={styles.strip}>
        <span>{words.notSignedIn}</span>
        <a className={styles.link} href={loginPath}>
          {words.logIn}
        </a>
      </p>
    );
  return (
    <>
      <p className={styles.strip}>
        <span className={styles.who}>{data ? words.signedInAs(data.display_name) : '…'}</span>
        <button type="button" className={styles.link} onClick={signOut}>
          {words.logOut}
        </button>
      </p>
      {data?.is_paid && (
        <Notice
          tone="done"
          action={
            <LinkButton kind="violet" size="grownup" href="/dashboard">
              {words.toDashboard}
            </LinkButton>
          }
        >
          {paidWords(data)}
        </Notice>
      )}
    </>
  );
};
