import { Alert, Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asRupiah } from '../../text/format.ts';
import { flagOf } from '../../text/mismatch-labels.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { GatewayHistory } from '../../ui/gateway-history.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { useMay } from '../../ui/use-may.ts';
import type { Order } from './order.ts';
import { OrderFacts } from './order-facts.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundsWaiting } from './refunds-waiting.tsx';
import { StateChip } from './state-chip.tsx';

const t = words.orders;

interface Props {
  readonly order: Order;
  readonly refresh: () => void;
}

/** What of it needs a person, and the way there. */
const WaitingNotice = ({ order }: { order: Order }) =>
  order.waiting.map(({ id, kind }) => (
    <Alert key={id} severity="warning">
      {flagOf(kind)}.{' '}
      <Link component={RouterLink} to={`/mismatches/${id}/show`}>
        {t.waits}
      </Link>
    </Alert>
  ));

const Head = ({ order, refresh }: Props) => {
  const checking = useMutation({
    mutationFn: () => ask(staff.checkOrder, { params: { id: order.id } }),
    onSuccess: refresh,
  });
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography variant="h5" component="h1">
          {asRupiah(order.amount)} · {words.families[order.plan]}
        </Typography>
        <StateChip state={order.state} />
        <Button
          variant="outlined"
          size="small"
          loading={checking.isPending}
          onClick={() => checking.mutate()}
        >
          {t.check}
        </Button>
      </Stack>
      {checking.error && <Alert severity="error">{wordsOfProblem(checking.error)}</Alert>}
      {checking.data && (
        <Alert severity="info">{t.checked.replace('{state}', t.states[checking.data.state])}</Alert>
      )}
    </Stack>
  );
};

const Whole = ({ order, refresh }: Props) => {
  const may = useMay();
  return (
    <Stack spacing={2}>
      <Head order={order} refresh={refresh} />
      <WaitingNotice order={order} />
      {may(staff.decideRefund) && <RefundsWaiting rows={order.refunds_waiting} refresh={refresh} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Stack spacing={2} sx={{ order: { xs: 2, md: 1 } }}>
          <InfoCard title={t.history}>
            <GatewayHistory events={order.events} none={words.mismatches.saidNone} />
          </InfoCard>
        </Stack>
        <Stack spacing={2} sx={{ order: { xs: 1, md: 2 } }}>
          <OrderFacts order={order} />
          {order.left > 0 && may(staff.refundOrder) && (
            <InfoCard title={t.refund}>
              {/* What is left has changed with each refund: a new wish, a new key. */}
              <RefundForm key={order.left} order={order} refresh={refresh} />
            </InfoCard>
          )}
        </Stack>
      </Box>
    </Stack>
  );
};

/** One order: where it stands, its history, a look at the gateway, a refund. */
export const OrderPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['order', id],
    retry: false,
    queryFn: ({ signal }) => ask(staff.order, { params: { id }, signal }),
  });
  return (
    <Box sx={{ p: 2, maxWidth: 1100 }}>
      <Title title={words.places.orders} />
      <BackLink to="/orders">{t.back}</BackLink>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Whole order={data} refresh={() => void refetch()} />}
    </Box>
  );
};
