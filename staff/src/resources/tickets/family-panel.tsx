import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asDay, asRupiah } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import type { Ticket } from './ticket.ts';

const t = words.tickets;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
      {name}
    </Typography>
    <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

const planOf = ({ plan, paid_until }: Ticket['family']) =>
  plan ? `${words.families[plan]} · ${paid_until ? asDay(paid_until) : ''}` : t.noPlan;

/** Who asks, and what happened to them lately. */
export const FamilyPanel = ({ ticket: { family, display_name, email } }: { ticket: Ticket }) => (
  <Paper variant="outlined" sx={{ p: 2 }} component="aside">
    <Typography variant="h6" component="h2">
      {t.family}
    </Typography>
    <Fact name={words.families.name}>
      <Link to={`/families/${family.id}/show`}>{display_name}</Link>
    </Fact>
    <Fact name={words.families.email}>{email}</Fact>
    {family.whatsapp && <Fact name={words.families.whatsapp}>{family.whatsapp}</Fact>}
    <Fact name={t.language}>{t.languages[family.language]}</Fact>
    <Fact name={words.families.since}>{asDay(family.since)}</Fact>
    <Fact name={t.plan}>{planOf(family)}</Fact>
    <Fact name={t.devices}>{family.devices}</Fact>
    <Fact name={t.lastOrders}>
      {family.orders.length === 0 && t.none}
      {family.orders.map(({ id, amount, state, created_at }) => (
        <div key={id}>
          <Link to={`/orders/${id}/show`}>
            {asDay(created_at)} · {asRupiah(amount)}
          </Link>{' '}
          · {words.orders.states[state]}
        </div>
      ))}
    </Fact>
    <Fact name={t.otherTickets}>
      {family.tickets.length === 0 && t.none}
      {family.tickets.map(({ id, subject, state }) => (
        <div key={id}>
          <Link to={`/tickets/${id}/show`}>{subject}</Link> · {t.states[state]}
        </div>
      ))}
    </Fact>
  </Paper>
);
