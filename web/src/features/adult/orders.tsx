import { currentLanguage } from '@nobi/client/language';
import { rupiah } from '@nobi/contract';
import { momentInWib } from '../../text/moments.ts';
import styles from './adult.module.css';
import { Unread } from './care/unread.tsx';
import { useOwnOrders } from './use-own-orders.ts';
import { words } from './words.ts';

/** What was paid, each with its receipt. */
export const Orders = () => {
  const { data, isError, refetch } = useOwnOrders();
  return (
    <div className={styles.part}>
      <h3>{words.receipts}</h3>
      {!data && (
        <div className={styles.oneReceipt}>
          <Unread isPending={!isError} onAgain={() => void refetch()} />
        </div>
      )}
      {data?.orders.length === 0 && <p>{words.noReceipts}</p>}
      {data && data.orders.length > 0 && (
        <ul className={styles.list}>
          {data.orders.map(({ id, plan, amount, paid_at, invoice }) => (
            <li key={id} className={styles.entry}>
              <p>
                <strong>{words.plans[plan]}</strong>,{' '}
                {amount > 0 ? rupiah(amount, currentLanguage()) : words.voucher}
                <span className={styles.small}>{momentInWib(paid_at)}</span>
              </p>
              <a className={styles.link} href={invoice} target="_blank" rel="noopener noreferrer">
                {words.receipt}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
