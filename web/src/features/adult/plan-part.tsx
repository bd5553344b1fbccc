import { currentLanguage } from '@nobi/client/language';
import { plans, rupiah } from '@nobi/contract';
import { useMyStatus } from '../../shell/my-status.ts';
import { momentInWib } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './adult.module.css';
import { MoneyBack } from './money-back.tsx';
import { Orders } from './orders.tsx';
import { useOwnOrders } from './use-own-orders.ts';
import { words } from './words.ts';

/** One tap to the gateway with the plan that was paid last; nothing is paid before it is paid there. */
const PayAgain = () => {
  const { data } = useMyStatus();
  const { data: paid } = useOwnOrders();
  const again = paid?.orders[0]?.plan;
  if (!again)
    return (
      <div className={styles.ways}>
        <LinkButton kind="violet" size="grownup" href="/payment">
          {data?.is_paid ? words.payAgain : words.choosePlan}
        </LinkButton>
      </div>
    );
  const price = rupiah(plans[again].rupiah, currentLanguage());
  return (
    <div className={styles.ways}>
      <LinkButton kind="violet" size="grownup" href={`/payment?again=${again}`}>
        {words.payAgainFor(words.plans[again], price)}
      </LinkButton>
      <LinkButton kind="quiet" size="grownup" href="/payment">
        {words.otherPlan}
      </LinkButton>
    </div>
  );
};

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
      <PayAgain />
      <MoneyBack />
      <Orders />
    </section>
  );
};
