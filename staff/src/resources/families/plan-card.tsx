import { Chip } from '@mui/material';
import { staff } from '@nobi/contract';
import { useState } from 'react';
import { ask } from '../../ask.ts';
import { choiceIn, textIn } from '../../form-fields.ts';
import { asDay, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { DaysFields, plans } from './days-fields.tsx';
import { type Family, useAction } from './use-family.ts';

const t = words.family;

const DaysDialog = ({ family }: { family: Family }) => {
  const { id } = family;
  const act = useAction(id);
  // One wish has one key until it is granted: asked again after a lost answer it is the same.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const give = (typed: FormData) =>
    act(
      ask(staff.grantDays, {
        key,
        params: { family: id },
        body: {
          plan: choiceIn(typed, 'plan', plans),
          days: Number(typed.get('days')),
          reason: textIn(typed, 'reason'),
        },
      }).then((done) => {
        setKey(crypto.randomUUID());
        return done;
      }),
    );
  return (
    <ConfirmDialog of={staff.grantDays} open={t.changeDays} lead={t.changeDaysLead} onSend={give}>
      <DaysFields family={family} />
      <ReasonField />
    </ConfirmDialog>
  );
};

const Standing = ({ starts_at, ends_at }: Family['periods'][number]) => {
  const now = new Date().toISOString();
  if (ends_at <= now) return <Chip size="small" variant="outlined" label={t.over} />;
  if (starts_at > now) return <Chip size="small" label={t.later} />;
  return <Chip size="small" color="success" label={t.now} />;
};

/** Paid and given time, and the way to change it. */
export const PlanCard = ({ family }: { family: Family }) => (
  <InfoCard title={t.plan} action={<DaysDialog family={family} />}>
    <Facts
      none={t.periodNone}
      rows={family.periods.map((period) => ({
        key: period.starts_at,
        first: words.families[period.plan],
        second: `${asDay(period.starts_at)} – ${asDay(period.ends_at)}${period.order ? '' : ` · ${t.ofDays}`}`,
        end: <Standing {...period} />,
      }))}
    />
  </InfoCard>
);

/** What staff gave and took, and why. */
export const GrantedCard = ({ family }: { family: Family }) => (
  <InfoCard title={t.given}>
    <Facts
      none={t.notesNone}
      rows={family.granted.map(({ at, plan, days, reason, who }) => ({
        key: at,
        first: `${days > 0 ? '+' : '−'}${Math.abs(days)} · ${words.families[plan]}`,
        second: `${reason} · ${who} · ${asTime(at)}`,
      }))}
    />
  </InfoCard>
);
