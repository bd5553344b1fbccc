import { wordsOfProblem } from '../../../api.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Nobi } from '../../../ui/nobi.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OrderSummary } from '../order-summary.tsx';
import styles from '../payments.module.css';
import { useOrder } from '../use-order.ts';
import { isPaidElsewhere, waitWords } from '../waiting/ways.ts';
import { words as ofPayments } from '../words.ts';
import { words } from './words.ts';

/** Where the payer's order stands, after the gateway. */
export const GiftResult = ({ orderId }: { orderId: string }) => {
  const { order, verdict, trouble, isQuiet, isFetching, lookAgain } = useOrder(orderId);
  if (verdict === 'paid' && order)
    return (
      <>
        <div className={styles.center}>
          <Nobi mood="cheer" size={170} />
        </div>
        <Notice tone="done">{words.thanks}</Notice>
        <p>{words.thanksMore}</p>
        <OrderSummary order={{ ...order, expires_at: undefined }} />
        <p className={styles.small}>{words.refund}</p>
        <LinkButton kind="quiet" href="/">
          {words.about}
        </LinkButton>
      </>
    );
  if (verdict === 'failed')
    return (
      <>
        <Notice tone="error">{words.failed}</Notice>
        <p>{words.failedMore}</p>
      </>
    );
  if (!isQuiet)
    return (
      <div className={styles.center}>
        <Spinner label={ofPayments.verifying} />
        <p>{waitWords(order?.method)}</p>
      </div>
    );
  return (
    <>
      <p className={styles.large}>{ofPayments.stillWaiting}</p>
      {isPaidElsewhere(order?.method) && <p>{waitWords(order?.method)}</p>}
      <p>{ofPayments.stillWaitingMore}</p>
      {order && <OrderSummary order={order} />}
      {trouble !== undefined && <Notice tone="info">{wordsOfProblem(trouble)}</Notice>}
      <Button kind="violet" busy={isFetching} onClick={lookAgain}>
        {isFetching ? ofPayments.checking : ofPayments.checkAgain}
      </Button>
    </>
  );
};
