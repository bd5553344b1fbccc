import { type Plan, plans } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { config } from '../../config.ts';
import { useSession } from '../../session.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { sentenceOf } from '../../text/errors.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountStrip } from './account-strip.tsx';
import { chosenPlan } from './chosen-plan.ts';
import { GoOn, OrderSummary } from './order-summary.tsx';
import styles from './payments.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { planName, priceWords } from './plan-words.ts';
import { hasClaimedPromo } from './promo-claim.ts';
import { type Offer, type OpenOrder, useOffer } from './use-offer.ts';
import { usePayAgain } from './use-pay-again.ts';
import { usePayment } from './use-payment.ts';
import { words } from './words.ts';

const loginFirst = '/login?next=%2Fpayment';

const submitWords = (chosen: Plan | undefined, isStarting: boolean): string => {
  if (isStarting) return words.starting;
  return chosen ? words.pay(priceWords(plans[chosen].rupiah)) : words.choose;
};

interface PlanFormProps {
  offer: Offer | undefined;
  onNotSignedIn: () => void;
}

const PlanForm = ({ offer, onNotSignedIn }: PlanFormProps) => {
  const { token } = useSession();
  const [chosen, setChosen] = useState(chosenPlan.read);
  const { start, isStarting, failure, message, finish } = usePayment();

  const handleChoose = (plan: Plan) => {
    setChosen(plan);
    chosenPlan.keep(plan);
  };

  usePayAgain((plan) => {
    handleChoose(plan);
    start(plan);
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isStarting) return;
    if (token === null) onNotSignedIn();
    else start(chosen);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <PlanChoice items={offer?.items} chosen={chosen} onChoose={handleChoose} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" disabled={!chosen} busy={isStarting}>
        {submitWords(chosen, isStarting)}
      </Button>
      <p className={styles.small}>{words.paidWith}</p>
      <p className={styles.small}>{words.refund}</p>
      <LinkButton kind="quiet" size="grownup" href="/gift/links">
        {words.gift}
      </LinkButton>
      <LinkButton kind="quiet" size="grownup" href="/gift/voucher">
        {words.voucher}
      </LinkButton>
      <AlertDialog open={message !== undefined} button={words.ok} onClose={() => void finish()}>
        {message}
      </AlertDialog>
    </form>
  );
};

/** An order that was opened before: nobody has to begin again. */
const Waiting = ({ order }: { order: OpenOrder }) => (
  <section className={styles.waitingOrder} aria-labelledby="open-order">
    <h2 id="open-order">{words.openOrder(planName(order.plan))}</h2>
    <p className={styles.small}>{words.openOrderMore}</p>
    <OrderSummary order={order} />
    <GoOn address={order.redirect_url} />
  </section>
);

/** /payment: the two plans and the way to the gateway. */
export const PaymentPage = () => {
  usePage(words.title);
  const navigate = useNavigate();
  const offer = useOffer();
  const [mustLogIn, setMustLogIn] = useState(false);
  return (
    <AdultPage title={words.heading} wide>
      <p className={styles.intro}>{words.intro}</p>
      <AccountStrip loginPath={loginFirst} />
      {offer?.open_order && <Waiting order={offer.open_order} />}
      {offer && offer.promo_days > 0 && hasClaimedPromo() && (
        <Notice tone="done">{words.promo(offer.promo_days)}</Notice>
      )}
      {config.demoPayments && <Notice tone="info">{words.demo}</Notice>}
      <PlanForm offer={offer} onNotSignedIn={() => setMustLogIn(true)} />
      <AlertDialog
        open={mustLogIn}
        button={words.ok}
        onClose={() => {
          setMustLogIn(false);
          void navigate(loginFirst);
        }}
      >
        {sentenceOf('payment_not_signed_in')}
      </AlertDialog>
    </AdultPage>
  );
};
