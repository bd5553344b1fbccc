import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { RefundForm } from './refund-form.tsx';

const t = words.orders;

export type WholeOrder = ReplyOf<typeof staff.order>;

/** What the gateway said, word for word and as text alone. */
const History = ({ events }: { events: WholeOrder['events'] }) => (
  <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {events.map(({ id, at, kind, claimed, body }) => (
      <Paper component="li" key={id} variant="outlined" sx={{ p: 1.5 }}>
        <Typography variant="body2">
          {asTime(at)} · {t.kinds[kind]} · {claimed}
        </Typography>
        <Box
          component="pre"
          sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}
        >
          {body}
        </Box>
      </Paper>
    ))}
  </Stack>
);

interface Props {
  readonly order: WholeOrder;
  readonly lookAgain: () => void;
}

const Whole = ({ order, lookAgain }: Props) => {
  const checking = useMutation({
    mutationFn: () => ask(staff.checkOrder, { params: { id: order.id } }),
    onSuccess: lookAgain,
  });
  return (
    <Stack spacing={2}>
      <Typography variant="h5" component="h1">
        {asRupiah(order.amount)} · {words.families[order.plan]}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {order.id} · {order.gateway} · {order.method} · {order.display_name}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Chip color="primary" size="small" label={t.states[order.state]} />
        <Button variant="outlined" disabled={checking.isPending} onClick={() => checking.mutate()}>
          {t.check}
        </Button>
      </Stack>
      {order.flag && (
        <Alert severity="warning">
          {order.flag}. {t.flagHint}
        </Alert>
      )}
      {checking.error && <Alert severity="error">{wordsOfProblem(checking.error)}</Alert>}
      {order.paid_at && <RefundForm order={order} lookAgain={lookAgain} />}
      <Typography variant="h6" component="h2">
        {t.history}
      </Typography>
      <History events={order.events} />
    </Stack>
  );
};

/** One order: where it stands, its history, a look at the gateway, a refund. */
export const OrderPage = () => {
  const { id } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => ask(staff.order, { params: { id }, signal }),
  });
  return (
    <Box sx={{ p: 2, maxWidth: 900 }}>
      <Title title={words.places.orders} />
      <Button component={Link} to="/orders" size="small" sx={{ mb: 1 }}>
        ← {t.back}
      </Button>
      {error && <Typography role="alert">{wordsOfProblem(error)}</Typography>}
      {data && <Whole order={data} lookAgain={() => void refetch()} />}
    </Box>
  );
};
