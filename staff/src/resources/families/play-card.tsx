import { Box, Stack, Typography } from '@mui/material';
import { asDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { InfoCard } from '../../ui/info-card.tsx';
import type { Family } from './use-family.ts';

const t = words.family;
const kinds = ['games', 'courses', 'tools', 'works', 'questions'] as const;

const Bars = ({ minutes }: Pick<Family['play'], 'minutes'>) => {
  const most = Math.max(30, ...minutes.map((day) => day.minutes));
  const dayLabels = minutes
    .filter((day) => day.minutes > 0)
    .map(({ day, minutes: spent }) =>
      t.minutesOf.replace('{day}', asDay(day)).replace('{minutes}', String(spent)),
    );
  return (
    <Box
      role="img"
      aria-label={[t.minutes, ...dayLabels].join('; ')}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '4px', height: 96 }}
    >
      {minutes.map(({ day, minutes: spent }) => (
        <Box
          key={day}
          title={t.minutesOf.replace('{day}', asDay(day)).replace('{minutes}', String(spent))}
          sx={{
            flex: 1,
            height: `${Math.max(3, (spent / most) * 100)}%`,
            borderRadius: '4px 4px 0 0',
            bgcolor: spent > 0 ? 'primary.main' : 'primary.light',
          }}
        />
      ))}
    </Box>
  );
};

/** How much the family plays; never what was said. */
export const PlayCard = ({ family: { play } }: { family: Family }) => (
  <InfoCard title={t.play}>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, mb: 2 }}>
      {kinds.map((kind) => (
        <div key={kind}>
          <Typography variant="h5" component="p">
            {play[kind]}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t.counts[kind]}
          </Typography>
        </div>
      ))}
    </Stack>
    <Bars minutes={play.minutes} />
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {t.minutes}
    </Typography>
  </InfoCard>
);
