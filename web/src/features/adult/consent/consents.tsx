import { Button } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { words } from '../words.ts';
import { About, ConsentRow, forWhom } from './consent-row.tsx';
import { useConsents } from './use-consents.ts';

/** What the adult allows, purpose by purpose and child by child: listed, given and taken back. */
export const Consents = () => {
  const { shown, give, withdraw, notice } = useConsents();
  const { consents = [], offers = [] } = shown.data ?? {};
  const standing = consents.filter(({ withdrawn_at }) => withdrawn_at === null);
  const ended = consents.filter(({ withdrawn_at }) => withdrawn_at !== null);
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="consents-title">
      <h2 id="consents-title">{words.consents}</h2>
      <p className={styles.lead}>{words.consentsLead}</p>
      {!shown.data && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {offers.length + standing.length > 0 && (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={`${offer.purpose} ${offer.child}`} className={styles.entry}>
              <div>
                <p>
                  <strong>
                    {words.consentTitles[offer.purpose]} – {forWhom(offer)}
                  </strong>
                </p>
                <p className={styles.small}>{offer.text}</p>
              </div>
              <Button
                size="grownup"
                busy={give.isPending}
                onClick={() =>
                  give.mutate({
                    purpose: offer.purpose,
                    child: offer.child,
                    version: offer.version,
                  })
                }
              >
                {words.consentGive}
              </Button>
            </li>
          ))}
          {standing.map((each) => (
            <ConsentRow
              key={each.id}
              shown={each}
              isBusy={withdraw.isPending}
              onWithdraw={() => withdraw.mutate(each.id)}
            />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details>
          <summary className={styles.link}>{words.consentHistory}</summary>
          <ul className={styles.list}>
            {ended.map((each) => (
              <li key={each.id} className={styles.entry}>
                <About shown={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <a className={styles.link} href="/keamanan-anak">
        {words.safetyPage}
      </a>
      <PassingNotice notice={notice} />
    </section>
  );
};
