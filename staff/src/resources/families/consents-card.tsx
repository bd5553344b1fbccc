import { Chip } from '@mui/material';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import type { Family } from './use-family.ts';

const t = words.family;

type Consent = Family['consents'][number];

const methods: Readonly<Record<string, string>> = t.consentMethods;

const forWhom = ({ whom, nickname }: Consent) =>
  whom === 'child' ? (nickname ?? t.childUnnamed) : t.consentFor[whom];

const proofOf = ({ text, version, sha256, method, given_at, withdrawn_at }: Consent) =>
  [
    `“${text}”`,
    t.consentVersion.replace('{version}', version),
    methods[method] ?? method,
    t.consentGiven.replace('{time}', asTime(given_at)),
    withdrawn_at && t.consentWithdrawn.replace('{time}', asTime(withdrawn_at)),
    `SHA-256 ${sha256}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The proof of what the adult allowed, for which child, in which words. */
export const ConsentsCard = ({ family: { consents } }: { family: Family }) => (
  <InfoCard title={t.consents}>
    <Facts
      none={t.consentsNone}
      rows={consents.map((consent) => ({
        key: consent.id,
        first: `${t.consentPurposes[consent.purpose]}: ${forWhom(consent)}`,
        second: proofOf(consent),
        end: (
          <Chip
            size="small"
            color={consent.withdrawn_at ? 'default' : 'success'}
            label={consent.withdrawn_at ? t.consentOver : t.consentHolds}
          />
        ),
      }))}
    />
  </InfoCard>
);
