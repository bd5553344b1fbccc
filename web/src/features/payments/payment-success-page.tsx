import type { payments, ReplyOf } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wordsOfProblem } from '../../api.ts';
import { config } from '../../config.ts';
import { session, useSession } from '../../session.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { sentenceOf } from '../../text/errors.ts';
import { seconds } from '../../time.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { GoOn, OrderSummary } from './order-summary.tsx';
import styles from './payments.module.css';
import { planName } from './plan-words.ts';
import { receiptMoment } from './receipt-moment.ts';
import { useOrder } from './use-order.ts';
import { isPaidElsewhere, waitWords } from './waiting/ways.ts';
import { words } from './words.ts';

type Order = ReplyOf<typeof payments.successStatus>;

/** What is to be paid, how to go on, and how to choose another way. */
const Waiting = ({ order, lookAgain }: { order: Order | undefined; lookAgain?: ReactNode }) => (
  <>
    {order && <OrderSummary order={order} />}
    <GoOn address={order?.redirect_url} />
    {lookAgain}
    <LinkButton kind="quiet" href="/payment">
      {words.chooseOther}
    </LinkButton>
  </>
);

const Verifying = ({ order }: { order: ReturnType<typeof useOrder> }) => (
  <>
    {order.isQuiet ? (
      <div className={styles.center}>
        <Nobi mood="sleepy" size={140} />
        <p className={styles.large}>{words.stillWaiting}</p>
        {isPaidElsewhere(order.order?.method) && <p>{waitWords(order.order?.method)}</p>}
        <p>{words.stillWaitingMore}</p>
        <Waiting
          order={order.order}
          lookAgain={
            <Button
              kind={order.order?.redirect_url ? 'quiet' : 'violet'}
              busy={order.isFetching}
              onClick={order.lookAgain}
            >
              {order.isFetching ? words.checking : words.checkAgain}
            </Button>
          }
        />
      </div>
    ) : (
      <div className={styles.center}>
        <Spinner label={words.verifying} />
        <p>{waitWords(order.order?.method)}</p>
        {/* A number was given at the gateway: paying it takes longer than any look at it. */}
        {order.order?.method && <Waiting order={order.order} />}
      </div>
    )}
    {order.trouble !== undefined && <Notice tone="info">{wordsOfProblem(order.trouble)}</Notice>}
  </>
);

const Failed = ({ code }: { code: 'payment_missing_order' | 'payment_unverified' }) => (
  <>
    <Notice tone="error">{sentenceOf(code)}</Notice>
    {config.supportEmail && (
      <p className={styles.small}>
        {words.contact}: <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        {config.supportWhatsapp && <> · WhatsApp {config.supportWhatsapp}</>}
      </p>
    )}
    <LinkButton kind="violet" href="/payment">
      {words.backToPlans}
    </LinkButton>
  </>
);

/** Keeps the flag and, when somebody is signed in, lets the child in after two seconds. */
const useOpenDoor = () => {
  const { token } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    session.mark({ isPaid: true });
    void queries.invalidateQueries({ queryKey: ['my-status'] });
    if (token === null) return;
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), seconds(2));
    return () => clearTimeout(timer);
  }, [token, navigate, queries]);
  return token !== null;
};

const Paid = ({ order }: { order: Order }) => {
  const isSignedIn = useOpenDoor();
  return (
    <>
      <div className={styles.center}>
        <Nobi mood="cheer" size={170} />
      </div>
      <Notice tone="done">{words.paid}</Notice>
      <dl className={styles.summary}>
        <dt>{words.orderId}</dt>
        <dd className={styles.order}>{order.order_id}</dd>
        <dt>{words.subscription}</dt>
        <dd>{planName(order.subscription_type)}</dd>
        <dt>{words.paidOn}</dt>
        <dd>{order.payment_date ? receiptMoment(order.payment_date) : words.none}</dd>
      </dl>
      {order.bonus_days !== undefined && <p>{words.bonus(order.bonus_days)}</p>}
      {isSignedIn ? (
        <>
          <p role="status">{words.redirecting}</p>
          <LinkButton href="/dashboard">{words.goNow}</LinkButton>
        </>
      ) : (
        <LinkButton href="/login">{words.goToLogin}</LinkButton>
      )}
    </>
  );
};

/** /payment/success: where the gateway sends people back to, whatever came of it. */
export const PaymentSuccessPage = () => {
  usePage(words.resultTitle);
  const { search } = useLocation();
  const orderId = new URLSearchParams(search).get('order_id')?.trim() ?? '';
  const order = useOrder(orderId);
  return (
    <AdultPage title={order.verdict === 'failed' ? words.failed : words.resultTitle}>
      {orderId === '' && <Failed code="payment_missing_order" />}
      {order.verdict === 'failed' && <Failed code="payment_unverified" />}
      {order.verdict === 'paid' && order.order && <Paid order={order.order} />}
      {orderId !== '' && (order.verdict ?? 'waiting') === 'waiting' && <Verifying order={order} />}
    </AdultPage>
  );
};
