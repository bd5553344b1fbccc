import type { PayTo } from '@nobi/contract';
import { LinkButton } from '../../ui/button.tsx';
import { isGatewayAddress } from './gateway-address.rules.ts';
import { methodName } from './method-words.ts';
import { PayToNumbers } from './pay-to.tsx';
import styles from './payments.module.css';
import { priceWords } from './plan-words.ts';
import { receiptMoment } from './receipt-moment.ts';
import { words } from './words.ts';

interface WaitingOrder {
  readonly order_id: string;
  readonly amount?: number | undefined;
  readonly method?: string | null | undefined;
  readonly expires_at?: string | undefined;
  readonly pay_to?: readonly PayTo[] | undefined;
}

/** What is to be paid, how, and until when. */
export const OrderSummary = ({ order }: { order: WaitingOrder }) => (
  <>
    <dl className={styles.summary}>
      {order.amount !== undefined && (
        <>
          <dt>{words.amount}</dt>
          <dd>{priceWords(order.amount)}</dd>
        </>
      )}
      <dt>{words.method}</dt>
      <dd>{order.method ? methodName(order.method) : words.methodOpen}</dd>
      {order.expires_at && (
        <>
          <dt>{words.payBefore}</dt>
          <dd>{receiptMoment(order.expires_at)}</dd>
        </>
      )}
      <dt>{words.orderId}</dt>
      <dd className={styles.order}>{order.order_id}</dd>
    </dl>
    {order.pay_to && <PayToNumbers numbers={order.pay_to} />}
  </>
);

/** Back to the gateway's page, where the order waits with its QR or number. */
export const GoOn = ({ address }: { address: string | null | undefined }) =>
  address && isGatewayAddress(address, location.origin) ? (
    <LinkButton kind="violet" href={address}>
      {words.goOnPaying}
    </LinkButton>
  ) : null;
