import { type Plan, plans } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { config } from '../../config.ts';
import { useSession } from '../../session.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { sentenceOf } from '../../text/errors.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountStrip } from './account-strip.tsx';
import styles from './payments.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { priceWords } from './plan-words.ts';
import { usePayment } from './use-payment.ts';
import { words } from './words.ts';

const loginFirst = '/login?next=%2Fpayment';

const submitWords = (chosen: Plan | undefined, isStarting: boolean): string => {
  if (isStarting) return words.starting;
  return chosen ? words.pay(priceWords(plans[chosen].rupiah)) : words.choose;
};

const PlanForm = ({ onNotSignedIn }: { onNotSignedIn: () => void }) => {
  const { token } = useSession();
  const [chosen, setChosen] = useState<Plan>();
  const { start, isStarting, failure, message, finish } = usePayment();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isStarting) return;
    if (token === null) onNotSignedIn();
    else start(chosen);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <PlanChoice chosen={chosen} onChoose={setChosen} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" disabled={!chosen} busy={isStarting}>
        {submitWords(chosen, isStarting)}
      </Button>
      <p className={styles.small}>{words.refund}</p>
      <AlertDialog open={message !== undefined} button={words.ok} onClose={() => void finish()}>
        {message}
      </AlertDialog>
    </form>
  );
};

/** /payment: the two plans and the way to the gateway. */
export const PaymentPage = () => {
  usePage(words.title);
  const navigate = useNavigate();
  const [mustLogIn, setMustLogIn] = useState(false);
  return (
    <AdultPage title={words.heading} wide>
      <p className={styles.intro}>{words.intro}</p>
      <AccountStrip loginPath={loginFirst} />
      {config.demoPayments && <Notice tone="info">{words.demo}</Notice>}
      <PlanForm onNotSignedIn={() => setMustLogIn(true)} />
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
