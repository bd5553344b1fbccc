import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { words } from '../words.ts';
import { ConsentRow } from './consent-row.tsx';
import { EndedConsents } from './ended-consents.tsx';
import { type Offer, OfferRow } from './offer-row.tsx';
import { useConsents } from './use-consents.ts';

/** What the adult allows, purpose by purpose and child by child: listed, given and taken back. */
export const Consents = () => {
  const { shown, give, withdraw, notice } = useConsents();
  const { consents = [], offers = [], next = null } = shown.data ?? {};
  const standing = consents.filter(({ withdrawn_at }) => withdrawn_at === null);
  const ended = consents.filter(({ withdrawn_at }) => withdrawn_at !== null);
  // Without it a child cannot play; all else is free, and comes after what stands.
  const needed = offers.filter(({ purpose }) => purpose === 'use');
  const others = offers.filter(({ purpose }) => purpose !== 'use');
  const offerRow = (offer: Offer) => {
    const { purpose, child, version } = offer;
    return (
      <OfferRow
        key={`${purpose} ${child}`}
        offer={offer}
        isBusy={give.isPending}
        onGive={() => give.mutate({ purpose, child, version })}
      />
    );
  };
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="consents-title">
      <h2 id="consents-title">{words.consents}</h2>
      <p className={styles.lead}>{words.consentsLead}</p>
      {!shown.data && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {offers.length + standing.length > 0 && (
        <ul className={styles.list}>
          {needed.map(offerRow)}
          {standing.map((each) => (
            <ConsentRow
              key={each.id}
              shown={each}
              isBusy={withdraw.isPending}
              onWithdraw={() => withdraw.mutate(each.id)}
            />
          ))}
          {others.map(offerRow)}
        </ul>
      )}
      {ended.length > 0 && <EndedConsents newest={ended} next={next} />}
      <a className={styles.link} href="/keamanan-anak">
        {words.safetyPage}
      </a>
      <PassingNotice notice={notice} />
    </section>
  );
};
