import type { consent, ReplyOf } from '@nobi/contract';
import { useState } from 'react';
import { momentInWib } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';

export type ShownConsent = ReplyOf<typeof consent.list>['consents'][number];

export const forWhom = ({
  child,
  nickname,
  withdrawn_at,
}: Pick<ShownConsent, 'child' | 'nickname'> & { withdrawn_at?: string | null }) => {
  if (child === null) return words.consentForAll;
  return nickname ?? (withdrawn_at ? words.consentGone : words.unnamedChild);
};

/** One consent: for whom, since when, how, and its words. */
export const About = ({ shown }: { shown: ShownConsent }) => (
  <div>
    <p>
      <strong>
        {words.consentTitles[shown.purpose]} – {forWhom(shown)}
      </strong>
      <span className={styles.small}>
        {words.consentSince(momentInWib(shown.given_at))} ({words.consentMethods[shown.method]})
      </span>
      {shown.withdrawn_at && (
        <span className={styles.small}>{words.consentEnded(momentInWib(shown.withdrawn_at))}</span>
      )}
    </p>
    <details>
      <summary className={styles.link}>{words.consentRead}</summary>
      <p className={styles.small}>{shown.text}</p>
      <p className={styles.small}>
        {words.consentVersion(shown.version)} · SHA-256 {shown.sha256.slice(0, 16)}…
      </p>
    </details>
  </div>
);

interface ConsentRowProps {
  shown: ShownConsent;
  isBusy: boolean;
  onWithdraw: () => void;
}

/** Taken back in two taps: what goes with it is said in between. */
export const ConsentRow = ({ shown, isBusy, onWithdraw }: ConsentRowProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles.entry}>
      <About shown={shown} />
      <FocusKeeper>
        {isAsking ? (
          <div className={styles.part}>
            <p className={styles.asks}>{words.consentSure[shown.purpose]}</p>
            <div className={styles.bar}>
              <Button kind="white" size="grownup" busy={isBusy} onClick={onWithdraw}>
                {words.consentYes}
              </Button>
              <Button kind="white" size="grownup" onClick={() => setAsking(false)}>
                {words.consentNo}
              </Button>
            </div>
          </div>
        ) : (
          <Button kind="white" size="grownup" onClick={() => setAsking(true)}>
            {words.consentWithdraw}
          </Button>
        )}
      </FocusKeeper>
    </li>
  );
};
