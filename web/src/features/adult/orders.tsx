import { currentLanguage } from '@nobi/client/language';
import { ownOrders, rupiah } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api.ts';
import { useSession } from '../../session.ts';
import { momentInWib } from '../../text/moments.ts';
import styles from './adult.module.css';
import { Unread } from './care/unread.tsx';
import { words } from './words.ts';

/** What was paid, each with its receipt. */
export const Orders = () => {
  const { token } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['own-orders', token],
    queryFn: ({ signal }) => ask(ownOrders.orders, { signal }),
    staleTime: 0,
  });
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
                <strong>{words.plans[plan]}</strong>, {rupiah(amount, currentLanguage())}
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
