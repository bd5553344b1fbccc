import { Box, Chip, Stack, Typography } from '@mui/material';
import { asTime } from '../text/format.ts';
import { words } from '../text/words.ts';

const t = words.orders;
const states: Readonly<Record<string, string>> = t.states;

interface GatewayEvent {
  readonly id: number;
  readonly at: string;
  readonly kind: keyof typeof t.kinds;
  readonly claimed: string | null;
  readonly body: string | null;
}

/** A change of state in our own words; what a gateway claims, in its own. */
const claimOf = ({ kind, claimed }: GatewayEvent) =>
  kind === 'state' && claimed
    ? claimed
        .split(' -> ')
        .map((state) => states[state] ?? state)
        .join(' → ')
    : claimed;

const Entry = ({ event, isOpen }: { event: GatewayEvent; isOpen: boolean }) => (
  <Box component="li" sx={{ borderLeft: '3px solid', borderColor: 'primary.light', pl: 2 }}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip
        size="small"
        variant="outlined"
        color={event.kind === 'state' ? 'primary' : 'default'}
        label={t.kinds[event.kind]}
      />
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{claimOf(event)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {asTime(event.at)}
      </Typography>
    </Stack>
    {event.body && (
      <Box component="details" open={isOpen} sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', py: 0.5 }}>
          {t.said}
        </Box>
        <Box
          component="pre"
          sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {event.body}
        </Box>
      </Box>
    )}
  </Box>
);

/** What a gateway said and what came of it, the oldest first; as text alone, never as a page. */
export const GatewayHistory = ({
  events,
  none,
}: {
  events: readonly GatewayEvent[];
  none: string;
}) => {
  if (events.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {events.map((event) => (
        <Entry key={event.id} event={event} isOpen={events.length === 1} />
      ))}
    </Stack>
  );
};
