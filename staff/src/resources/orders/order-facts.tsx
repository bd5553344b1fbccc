import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Code, DescriptionList } from '../../ui/description-list.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import type { Order } from './order.ts';

const t = words.orders;
const gateways: Readonly<Record<string, string>> = t.gateways;

const FamilyOf = ({ order: { family_id, display_name } }: { order: Order }) =>
  family_id ? (
    <Link component={RouterLink} to={`/families/${family_id}/show`}>
      {display_name}
    </Link>
  ) : (
    t.erased
  );

/** What is known of an order besides its history. */
export const OrderFacts = ({ order }: { order: Order }) => (
  <InfoCard title={t.facts}>
    <DescriptionList
      rows={[
        [t.number, <Code key="id">{order.id}</Code>],
        [t.family, <FamilyOf key="family" order={order} />],
        [t.gateway, gateways[order.gateway] ?? order.gateway],
        [t.method, order.method ?? '–'],
        ...(order.payer_email ? [[t.payer, order.payer_email] as const] : []),
        [t.opened, asTime(order.created_at)],
        [t.paid, order.paid_at ? asTime(order.paid_at) : t.unpaid],
        [t.left, asRupiah(order.left)],
      ]}
    />
  </InfoCard>
);
