import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { wordsOfProblem } from '../../../api.ts';
import { config } from '../../../config.ts';
import { isPassing } from '../../../queries.ts';
import { usePage } from '../../../shell/navigation/use-page.ts';
import { AdultPage } from '../../../ui/adult-page.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Nobi } from '../../../ui/nobi.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../payments.module.css';
import { priceWords } from '../plan-words.ts';
import { receiptMoment } from '../receipt-moment.ts';
import own from './gift.module.css';
import { GiftResult } from './gift-result.tsx';
import { type Gift, useGift, useGiftPayment } from './use-gift.ts';
import { words } from './words.ts';

/** As much room as the words will need, until they come. */
const soon: Gift = {
  plan: 'premium',
  amount: 120_000,
  shown_name: null,
  expires_at: new Date().toISOString(),
};

const Request = ({ gift }: { gift: Gift }) => (
  <>
    <p className={styles.intro}>
      {gift.shown_name ? words.request(gift.shown_name) : words.requestOfNobody}
    </p>
    <div className={own.present}>
      <dl>
        <dt className="spoken">{words.plan}</dt>
        <dd>{words.plans[gift.plan]}</dd>
        <dt className="spoken">{words.amount}</dt>
        <dd className={own.price}>{priceWords(gift.amount)}</dd>
      </dl>
      <Nobi mood="cheer" size={112} />
    </div>
  </>
);

/** What few need before they press pay: it stands below. */
const Details = ({ gift }: { gift: Gift }) => (
  <dl className={styles.summary}>
    <dt>{words.methods}</dt>
    <dd>{words.methodsOf[gift.plan]}</dd>
    <dt>{words.validUntil}</dt>
    <dd>{receiptMoment(gift.expires_at)}</dd>
  </dl>
);

const PayForm = ({ token, gift }: { token: string; gift: Gift | undefined }) => {
  const [email, setEmail] = useState('');
  const { pay, isPaying, failure } = useGiftPayment(token);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (gift && !isPaying) pay(email.trim());
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <Field
        label={words.email}
        hint={words.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {failure && <Notice tone="error">{wordsOfProblem(failure)}</Notice>}
      <Button type="submit" disabled={!gift} busy={isPaying}>
        {isPaying ? words.opening : words.pay(priceWords((gift ?? soon).amount))}
      </Button>
      <p className={styles.small}>{words.refund}</p>
      {config.demoPayments && <p className={styles.small}>{words.demo}</p>}
    </form>
  );
};

const ToPay = ({ token }: { token: string }) => {
  const { data: gift, error } = useGift(token);
  if (token === '' || error)
    return (
      <>
        <Notice tone={error ? 'error' : 'info'}>
          {error ? wordsOfProblem(error) : words.noLink}
        </Notice>
        {error && !isPassing(error) && <p key="new-link">{words.newLink}</p>}
        <LinkButton kind="quiet" href="/">
          {words.about}
        </LinkButton>
      </>
    );
  return (
    <>
      <div className={gift ? own.request : own.wait}>
        <Request gift={gift ?? soon} />
      </div>
      <PayForm token={token} gift={gift} />
      <p className={styles.small}>{words.what}</p>
      <div className={gift ? own.request : own.wait}>
        <Details gift={gift ?? soon} />
      </div>
    </>
  );
};

/** /gift: somebody without an account pays for a family, and comes back here from the gateway. */
export const GiftPage = () => {
  const { hash, search } = useLocation();
  const orderId = new URLSearchParams(search).get('order_id')?.trim() ?? '';
  const title = orderId === '' ? words.payTitle : words.resultTitle;
  usePage(title);
  return (
    <AdultPage title={title}>
      <div className={own.whole}>
        {orderId === '' ? <ToPay token={hash.slice(1)} /> : <GiftResult orderId={orderId} />}
      </div>
    </AdultPage>
  );
};
