import { currentLanguage } from '@nobi/client/language';
import { moneyBack, type ReplyOf, rupiah } from '@nobi/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../../api.ts';
import { useSession } from '../../session.ts';
import { momentInWib } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { FocusKeeper } from '../../ui/focus-keeper.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './adult.module.css';
import { Unread } from './care/unread.tsx';
import { words } from './words.ts';

type Reply = ReplyOf<typeof moneyBack.moneyBack>;
type Offer = NonNullable<Reply['offer']>;

const price = (amount: number) => rupiah(amount, currentLanguage());

const useMoneyBack = () => {
  const { token } = useSession();
  const queries = useQueryClient();
  const queryKey = ['money-back', token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(moneyBack.moneyBack, { signal }),
    staleTime: 0,
  });
  const requesting = useMutation({
    mutationFn: (order_id: string) => ask(moneyBack.requestMoneyBack, { body: { order_id } }),
    onSuccess: (after: Reply) => queries.setQueryData(queryKey, after),
    // Whatever came of it, what is shown is what the server says.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: ['my-status'] }),
      ]),
  });
  return { shown, requesting };
};

interface OfferedProps {
  offer: Offer;
  isBusy: boolean;
  onRequest: () => void;
}

const Offered = ({ offer, isBusy, onRequest }: OfferedProps) => {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <>
        <p>{words.backOffer(price(offer.amount), momentInWib(offer.until))}</p>
        <Button kind="white" size="grownup" className={styles.own} onClick={() => setSure(true)}>
          {words.backAsk}
        </Button>
      </>
    );
  return (
    <>
      <p>{offer.is_gift ? words.backGift : words.backWay}</p>
      <p className={styles.asks}>{words.backAfter(offer.bonus_days)}</p>
      <Button kind="violet" size="grownup" className={styles.own} busy={isBusy} onClick={onRequest}>
        {words.backYes(price(offer.amount))}
      </Button>
      <Button kind="quiet" size="grownup" className={styles.own} onClick={() => setSure(false)}>
        {words.backNo}
      </Button>
    </>
  );
};

/** Seven days' money back, in two taps. */
export const MoneyBack = () => {
  const { shown, requesting } = useMoneyBack();
  const { data, isError, refetch } = shown;
  const { offer, request } = data ?? {};
  return (
    <div className={styles.part}>
      <h3>{words.back}</h3>
      <div className={styles.backPlace}>
        {!data && <Unread isPending={!isError} onAgain={() => void refetch()} />}
        {requesting.error && <Notice tone="error">{wordsOfProblem(requesting.error)}</Notice>}
        {request && (
          <p role="status">
            {words.backState[request.state](price(request.amount))} {words.backOnce}
          </p>
        )}
        {data && !offer && !request && <p>{words.backNothing}</p>}
        {offer && (
          <FocusKeeper>
            <Offered
              offer={offer}
              isBusy={requesting.isPending}
              onRequest={() => requesting.mutate(offer.order_id)}
            />
          </FocusKeeper>
        )}
      </div>
    </div>
  );
};
