import type { consent, ReplyOf } from '@nobi/contract';
import { Button } from '../../../ui/button.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';
import { forWhom } from './consent-row.tsx';

export type Offer = ReplyOf<typeof consent.list>['offers'][number];

interface OfferRowProps {
  offer: Offer;
  isBusy: boolean;
  onGive: () => void;
}

/** What may be allowed: only what a child cannot play without stands out. */
export const OfferRow = ({ offer, isBusy, onGive }: OfferRowProps) => (
  <li className={styles.entry}>
    <div>
      <p>
        <strong>
          {words.consentTitles[offer.purpose]} – {forWhom(offer)}
        </strong>
      </p>
      <p className={styles.small}>{offer.text}</p>
    </div>
    <Button
      {...(offer.purpose !== 'use' && { kind: 'white' })}
      size="grownup"
      busy={isBusy}
      onClick={onGive}
    >
      {words.consentGive}
    </Button>
  </li>
);
