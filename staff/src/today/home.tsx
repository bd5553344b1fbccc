import { Box, Stack, Typography } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';
import { SecondPerson } from '../resources/proposals/second-person.tsx';
import { words } from '../text/words.ts';
import { DayTiles } from './day-tiles.tsx';
import { ReleaseNote } from './release-note.tsx';
import { SetupNote } from './setup-note.tsx';
import { useToday } from './use-waiting.ts';
import { WorkQueue } from './work-queue.tsx';

const t = words.today;

/** The first place: what waits for somebody, and how the day is going. */
export const Home = () => {
  const { identity } = useGetIdentity();
  const { data, error } = useToday();
  const isSettled = Boolean(data ?? error);
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, maxWidth: 1200 }}>
      <Title title={words.places.home} />
      <div>
        <Typography variant="h4" component="h1" sx={{ minHeight: { xs: '2.5em', sm: '1.25em' } }}>
          {t.hello.replace('{name}', String(identity?.fullName ?? ''))}
        </Typography>
        <Typography color="text.secondary">{t.lead}</Typography>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
          gridTemplateAreas: { xs: '"queue" "day" "second"', lg: '"queue day" "second day"' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'queue', minWidth: 0 }}>
          <WorkQueue />
        </Box>
        {/* Nobody knows how long the queue will be: what stands under it is shown when that is known, and moves no more. */}
        <Box
          sx={{
            gridArea: 'day',
            minWidth: 0,
            display: { xs: isSettled ? 'block' : 'none', lg: 'block' },
          }}
        >
          <DayTiles />
        </Box>
        <Box sx={{ gridArea: 'second', minWidth: 0 }}>{isSettled && <SecondPerson />}</Box>
      </Box>
      {isSettled && (
        <>
          <SetupNote />
          <ReleaseNote />
        </>
      )}
    </Stack>
  );
};
