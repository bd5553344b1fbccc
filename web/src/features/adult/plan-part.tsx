import { useMyStatus } from '../../shell/my-status.ts';
import { momentInWib } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './adult.module.css';
import { Orders } from './orders.tsx';
import { words } from './words.ts';

/** What is paid and until when, the receipts, and the way to pay again. */
export const PlanPart = () => {
  const { data } = useMyStatus();
  const standing = () => {
    if (!data) return words.loading;
    if (data.plan && data.paid_until)
      return words.paidUntil(words.plans[data.plan], momentInWib(data.paid_until));
    return data.is_paid ? words.paidAlways : words.notPaid;
  };
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="plan-title">
      <h2 id="plan-title">{words.plan}</h2>
      <p role="status">{standing()}</p>
      <LinkButton kind="violet" size="grownup" className={styles.own} href="/payment">
        {data?.is_paid ? words.payAgain : words.choosePlan}
      </LinkButton>
      <Orders />
    </section>
  );
};
