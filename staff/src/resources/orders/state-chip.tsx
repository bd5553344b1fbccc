import { Chip, type ChipProps } from '@mui/material';
import type { OrderState } from '@nobi/contract';
import { words } from '../../text/words.ts';

const colours: Partial<Record<OrderState, ChipProps['color']>> = {
  paid: 'success',
  review: 'warning',
  charged_back: 'error',
  reversed: 'error',
  partly_refunded: 'info',
  refunded: 'info',
};

/** Where an order stands, in a word and a colour. */
export const StateChip = ({ state }: { state: OrderState }) => (
  <Chip size="small" color={colours[state] ?? 'default'} label={words.orders.states[state]} />
);
