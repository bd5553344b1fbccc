import { Button, Chip } from '@mui/material';
import { staff } from '@nobi/contract';
import { Link } from 'react-router';
import { ask } from '../../ask.ts';
import { asDay, asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import { type Family, useAction } from './use-family.ts';

const t = words.family;
const states: Readonly<Record<string, string>> = t.states;
const ticketColour = {
  open: 'warning',
  waiting: 'info',
  answered: 'success',
  closed: 'default',
} as const;
const actionNames: Readonly<Record<string, string>> = words.audit.deeds;

export const OrdersCard = ({ family }: { family: Family }) => (
  <InfoCard title={t.orders}>
    <Facts
      none={t.ordersNone}
      rows={family.orders.map(({ id, plan, amount, state, created_at }) => ({
        key: id,
        first: (
          <Link to={`/orders/${id}/show`}>{`${words.families[plan]} · ${asRupiah(amount)}`}</Link>
        ),
        second: `${asTime(created_at)} · ${id}`,
        end: (
          <Chip
            size="small"
            color={state === 'paid' ? 'success' : 'default'}
            label={states[state] ?? state}
          />
        ),
      }))}
    />
  </InfoCard>
);

/** Where the family is signed in; each can be ended from here. */
export const SessionsCard = ({ family }: { family: Family }) => {
  const act = useAction(family.id);
  const end = (session?: string) =>
    void act(
      ask(staff.endFamilySessions, {
        params: { family: family.id },
        body: session ? { session } : {},
      }),
    ).catch(() => act(Promise.resolve()));
  return (
    <InfoCard
      title={t.sessions}
      action={
        family.sessions.length > 1 && (
          <Button size="small" color="error" variant="outlined" onClick={() => end()}>
            {t.endAll}
          </Button>
        )
      }
    >
      <Facts
        none={t.sessionsNone}
        rows={family.sessions.map(({ id, began_at, seen_at }) => ({
          key: id,
          first: t.seen.replace('{time}', asTime(seen_at)),
          second: t.began.replace('{time}', asTime(began_at)),
          end: (
            <Button size="small" color="error" onClick={() => end(id)}>
              {t.end}
            </Button>
          ),
        }))}
      />
    </InfoCard>
  );
};

export const TicketsCard = ({ family }: { family: Family }) => (
  <InfoCard title={t.tickets}>
    <Facts
      none={t.ticketsNone}
      rows={family.tickets.map(({ id, subject, state, created_at }) => ({
        key: id,
        first: <Link to={`/tickets/${id}/show`}>{subject}</Link>,
        second: asTime(created_at),
        end: (
          <Chip
            size="small"
            color={ticketColour[state]}
            variant={state === 'closed' ? 'outlined' : 'filled'}
            label={words.tickets.states[state]}
          />
        ),
      }))}
    />
  </InfoCard>
);

export const RatingsCard = ({ family }: { family: Family }) => (
  <InfoCard title={t.ratings}>
    <Facts
      none={t.ratingsNone}
      rows={family.ratings.map(({ stars, feedback, created_at }) => ({
        key: created_at,
        first: `★ ${t.stars.replace('{stars}', String(stars))} · ${asDay(created_at)}`,
        second: feedback,
      }))}
    />
  </InfoCard>
);

export const NotesCard = ({ family }: { family: Family }) => (
  <InfoCard title={t.notes}>
    <Facts
      none={t.notesNone}
      rows={family.notes.map(({ at, who, did, reason }) => ({
        key: `${at}${did}`,
        first: `${actionNames[did] ?? did}${reason ? `: ${reason}` : ''}`,
        second: `${who} · ${asTime(at)}`,
      }))}
    />
  </InfoCard>
);
