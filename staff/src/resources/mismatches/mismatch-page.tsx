import { Alert, Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { wordsOfProblem } from '../../ask.ts';
import { asAge, asRupiah, asTime } from '../../text/format.ts';
import { endOf, sentenceOf, titleOf } from '../../text/mismatch-labels.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Code, DescriptionList } from '../../ui/description-list.tsx';
import { GatewayHistory } from '../../ui/gateway-history.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { ProposalsHere } from '../proposals/proposals-here.tsx';
import { ResolveDialogs } from './resolve-dialogs.tsx';
import { type Mismatch, useMismatch } from './use-mismatch.ts';

const t = words.mismatches;
const gateways: Readonly<Record<string, string>> = words.orders.gateways;

interface Props {
  readonly mismatch: Mismatch;
}

const ToOrder = ({ order }: { order: string }) => (
  <Link component={RouterLink} to={`/orders/${order}/show`}>
    <Code>{order}</Code>
  </Link>
);

const MismatchFacts = ({ mismatch }: Props) => {
  const { order, named, gateway, opened_at, display_name, family_id, state, left } = mismatch;
  const family = family_id && (
    <Link component={RouterLink} to={`/families/${family_id}/show`}>
      {display_name}
    </Link>
  );
  return (
    <InfoCard title={t.facts}>
      <DescriptionList
        rows={[
          [t.order, order ? <ToOrder key="order" order={order} /> : `${named} (${t.ours})`],
          [t.gateway, gateways[gateway] ?? gateway],
          [t.since, `${asAge(opened_at)} · ${asTime(opened_at)}`],
          ...(family ? [[t.family, family] as const] : []),
          ...(state ? [[t.state, words.orders.states[state]] as const] : []),
          ...(order ? [[t.left, asRupiah(left)] as const] : []),
        ]}
      />
    </InfoCard>
  );
};

const Ended = ({ mismatch }: Props) => {
  const { resolution, resolved_at, resolved_by, reason, amount, reference, belongs_to } = mismatch;
  if (!resolution || !resolved_at) return null;
  return (
    <Alert severity="success">
      <strong>{endOf({ resolution, resolved_by })}</strong> · {asTime(resolved_at)}
      {amount !== null && (
        <div>
          {asRupiah(amount)} · {reference}
        </div>
      )}
      {belongs_to && (
        <div>
          <ToOrder order={belongs_to} />
        </div>
      )}
      {reason && <div>{reason}</div>}
    </Alert>
  );
};

const WhatToDo = ({ mismatch }: Props) => (
  <InfoCard title={t.advice}>
    <Typography sx={{ mb: 2 }}>{t.kinds[mismatch.kind].advice}</Typography>
    {mismatch.family_id && mismatch.ends.includes('days_given') && (
      <Typography sx={{ mb: 2 }}>
        <Link component={RouterLink} to={`/families/${mismatch.family_id}/show`}>
          {t.plan}
        </Link>
      </Typography>
    )}
    <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
      {t.how}
    </Typography>
    <ResolveDialogs mismatch={mismatch} />
    <Box sx={{ mt: 2 }}>
      <ProposalsHere about={(proposal) => proposal.mismatch === mismatch.id} />
    </Box>
  </InfoCard>
);

/** What is known stands beside the rest; on a phone, before what the gateway said. */
const areas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateAreas: {
    xs: '"todo" "known" "said"',
    md: '"todo known" "said known"',
  },
};

const Whole = ({ mismatch }: Props) => (
  <Stack spacing={2}>
    <div>
      <Typography variant="h5" component="h1">
        {titleOf(mismatch)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{sentenceOf(mismatch)}</Typography>
    </div>
    <Box sx={areas}>
      <Box sx={{ gridArea: 'todo' }}>
        {mismatch.resolution ? <Ended mismatch={mismatch} /> : <WhatToDo mismatch={mismatch} />}
      </Box>
      <Box sx={{ gridArea: 'known' }}>
        <MismatchFacts mismatch={mismatch} />
      </Box>
      <Box sx={{ gridArea: 'said' }}>
        <InfoCard title={t.said}>
          <GatewayHistory events={mismatch.events} none={t.saidNone} />
        </InfoCard>
      </Box>
    </Box>
  </Stack>
);

/** One matter of money: what happened, what to do, and how it ended. */
export const MismatchPage = () => {
  const { id = '' } = useParams();
  const { data, error } = useMismatch(id);
  return (
    <Box sx={{ p: 2, maxWidth: 1100 }}>
      <Title title={words.places.mismatches} />
      <BackLink to="/mismatches">{t.back}</BackLink>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Whole mismatch={data} />}
    </Box>
  );
};
