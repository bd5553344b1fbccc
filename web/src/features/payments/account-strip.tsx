import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session.ts';
import { type MyStatus, myStatusOf } from '../../shell/my-status.ts';
import { useSignOut } from '../../shell/sign-out.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './payments.module.css';
import { planName } from './plan-words.ts';
import { receiptMoment } from './receipt-moment.ts';
import { words } from './words.ts';

const paidWords = ({ plan, paid_until }: Pick<MyStatus, 'plan' | 'paid_until'>): string =>
  plan && paid_until
    ? `${words.paidUntil(planName(plan), receiptMoment(paid_until))} ${words.paysAfter}`
    : words.paidAlways;

/** As much room as the words will need, so that the plans stay where they are when these come. */
const Waiting = () => (
  <span className={styles.waiting}>
    {paidWords({ plan: 'regular', paid_until: new Date().toISOString() })}
  </span>
);

/** Whose plan it is, and what is already paid. */
export const AccountStrip = ({ loginPath }: { loginPath: string }) => {
  const { token, isPaid } = useSession();
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
      {(data ? data.is_paid : isPaid) && (
        <Notice
          tone="done"
          action={
            <LinkButton kind="violet" size="grownup" href="/dashboard">
              {words.toDashboard}
            </LinkButton>
          }
        >
          {data ? paidWords(data) : <Waiting />}
        </Notice>
      )}
    </>
  );
};
