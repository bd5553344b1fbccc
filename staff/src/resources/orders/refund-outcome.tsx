import { Alert, Box, Stack, Typography } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import type { ReactNode } from 'react';
import { ask } from '../../ask.ts';
import { asDay, asRupiah } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import type { Order } from './order.ts';

const t = words.refunds;
const gateways: Readonly<Record<string, string>> = words.orders.gateways;

export type Outcome = ReplyOf<typeof staff.previewRefund>;

/** What it would do, asked anew each time the dialog opens. */
export const useOutcome = ({ id, left }: Order, { amount, key }: { amount: number; key: string }) =>
  useStaffQuery(['preview-refund', id, String(left), String(amount), key], (signal) =>
    ask(staff.previewRefund, { params: { id }, query: { amount }, signal }),
  );

const receiverOf = ({ display_name, payer_email, gateway, method }: Order) => {
  const via = gateways[gateway] ?? gateway;
  return (payer_email ? t.toPayer : t.toFamily)
    .replace('{name}', display_name ?? words.orders.erased)
    .replace('{payer}', payer_email ?? '')
    .replace('{way}', method ? `${via}, ${method}` : via);
};

const endSentence = ({ before, after }: Outcome['ends'][number]) => {
  if (after === null) return t.endsNow.replace('{before}', before ? asDay(before) : '–');
  const sentence = before !== null && after < before ? t.endsSooner : t.comesBack;
  return sentence.replace('{before}', before ? asDay(before) : '').replace('{after}', asDay(after));
};

const lossesOf = ({ ends }: Outcome) =>
  ends.length === 0
    ? t.nothing
    : ends.map((end) => endSentence(end).replace('{plan}', words.families[end.plan])).join(' ');

const ruleOf = ({ needs_second, seconds }: Outcome) => {
  if (!needs_second) return t.alone;
  return seconds > 0 ? t.needsSecond.replace('{count}', String(seconds)) : t.needsSecondNobody;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '170px 1fr' } }}>
    <Typography component="dt" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

interface RefundOutcomeProps {
  readonly order: Order;
  readonly amount: number;
  readonly outcome: Outcome;
}

/** Sum, receiver, what the family loses, and who has to agree. */
export const RefundOutcome = ({ order, amount, outcome }: RefundOutcomeProps) => (
  <Stack spacing={2}>
    <Stack component="dl" spacing={1.25} sx={{ m: 0 }}>
      <Fact label={t.amount}>
        <strong>{asRupiah(amount)}</strong>
      </Fact>
      <Fact label={t.to}>{receiverOf(order)}</Fact>
      <Fact label={t.left}>{asRupiah(outcome.left)}</Fact>
      <Fact label={t.loses}>{lossesOf(outcome)}</Fact>
      {!outcome.earlier && <Fact label={t.rule}>{ruleOf(outcome)}</Fact>}
    </Stack>
    {outcome.earlier && <Alert severity="warning">{t[outcome.earlier]}</Alert>}
    <Typography variant="body2" color="text.secondary">
      {t.final}
    </Typography>
  </Stack>
);
