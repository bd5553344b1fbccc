import { type ReplyOf, vouchers } from '@nobi/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, wordsOfProblem } from '../../../api.ts';
import { usePage } from '../../../shell/navigation/use-page.ts';
import { momentInWib } from '../../../text/moments.ts';
import { AdultPage } from '../../../ui/adult-page.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
// Its own copies of little: what five pages share, every page would fetch.
import styles from './voucher.module.css';
import { words } from './words.ts';

type Redeemed = ReplyOf<typeof vouchers.redeemVoucher>;

const useVoucher = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (voucher: string) => ask(vouchers.redeemVoucher, { body: { voucher } }),
    // Who may play changes everywhere.
    onSuccess: () => queries.invalidateQueries(),
  });
};

const Accepted = ({ plan, months, used_at, is_again, paid_until }: Redeemed) => (
  <section className={styles.form}>
    <Notice tone="done">
      {is_again ? words.again(momentInWib(used_at)) : words.done}{' '}
      {words.gives(words.plans[plan], months)} {paid_until && words.until(momentInWib(paid_until))}
    </Notice>
    <LinkButton kind="violet" href="/dashboard">
      {words.play}
    </LinkButton>
  </section>
);

/** /gift/voucher: a code that somebody gave the family opens a plan. */
export const VoucherPage = () => {
  usePage(words.title);
  const [code, setCode] = useState('');
  const { mutate, data, error, isPending } = useVoucher();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isPending) mutate(code);
  };
  return (
    <AdultPage title={words.title}>
      <p className={styles.intro}>{words.lead}</p>
      {data ? (
        <Accepted {...data} />
      ) : (
        <form className={styles.form} onSubmit={handleSubmit}>
          <Field
            label={words.code}
            hint={words.hint}
            name="voucher"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          {error && <Notice tone="error">{wordsOfProblem(error)}</Notice>}
          <Button type="submit" disabled={code.trim() === ''} busy={isPending}>
            {isPending ? words.using : words.use}
          </Button>
        </form>
      )}
      <LinkButton kind="quiet" size="grownup" href="/payment">
        {words.back}
      </LinkButton>
    </AdultPage>
  );
};
