import type { Plan } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { wordsOfProblem } from '../../../api.ts';
import { useMyStatus } from '../../../shell/my-status.ts';
import { usePage } from '../../../shell/navigation/use-page.ts';
import { AdultPage } from '../../../ui/adult-page.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { chosenPlan } from '../chosen-plan.ts';
import styles from '../payments.module.css';
import { PlanChoice } from '../plan-choice.tsx';
import { receiptMoment } from '../receipt-moment.ts';
import own from './gift.module.css';
import { NewLink } from './new-link.tsx';
import { type GiftLink, useGiftLinks } from './use-gift-links.ts';
import { words } from './words.ts';

interface MakeFormProps {
  making: ReturnType<typeof useGiftLinks>['making'];
}

const MakeForm = ({ making }: MakeFormProps) => {
  const { data: status } = useMyStatus();
  const [plan, setPlan] = useState(chosenPlan.read);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? status?.display_name ?? '';
  const handleChoose = (chosen: Plan) => {
    setPlan(chosen);
    chosenPlan.keep(chosen);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (plan && !making.isPending) making.mutate({ plan, shown_name: name.trim() || null });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <PlanChoice items={null} chosen={plan} onChoose={handleChoose} />
      <Field
        label={words.shownName}
        hint={words.shownNameHint}
        name="shown_name"
        autoComplete="name"
        maxLength={60}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
      />
      {making.error && <Notice tone="error">{wordsOfProblem(making.error)}</Notice>}
      <Button type="submit" disabled={!plan} busy={making.isPending}>
        {making.isPending ? words.making : words.make}
      </Button>
    </form>
  );
};

interface EntryProps {
  link: GiftLink;
  onEnd: (id: string) => void;
}

const Entry = ({ link, onEnd }: EntryProps) => (
  <li className={own.entry}>
    <span>
      <strong>{words.plans[link.plan]}</strong>
      {link.shown_name && ` · ${link.shown_name}`}
      <small>
        {words.states[link.state]}
        {(link.state === 'open' || link.state === 'paying') &&
          ` · ${words.until(receiptMoment(link.expires_at))}`}
      </small>
    </span>
    {(link.state === 'open' || link.state === 'paying') && (
      <Button kind="quiet" size="grownup" onClick={() => onEnd(link.id)}>
        {words.end}
      </Button>
    )}
  </li>
);

/** /gift/links: the family's links by which somebody else pays. */
export const GiftLinksPage = () => {
  usePage(words.title);
  const { links, making, ending } = useGiftLinks();
  return (
    <AdultPage title={words.title} wide>
      <p className={styles.intro}>{words.lead}</p>
      <p className={styles.small}>{words.lead2}</p>
      {making.data ? <NewLink token={making.data.token} /> : <MakeForm making={making} />}
      <section className={own.links} aria-labelledby="gift-links">
        <h2 id="gift-links">{words.yours}</h2>
        {ending.error && <Notice tone="error">{wordsOfProblem(ending.error)}</Notice>}
        <ul className={own.list}>
          {links?.length === 0 && <li>{words.none}</li>}
          {links?.map((link) => (
            <Entry key={link.id} link={link} onEnd={ending.mutate} />
          ))}
        </ul>
      </section>
      <LinkButton kind="quiet" size="grownup" href="/payment">
        {words.back}
      </LinkButton>
    </AdultPage>
  );
};
