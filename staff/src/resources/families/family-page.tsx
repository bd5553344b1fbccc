import { Box, Chip, Stack, Typography } from '@mui/material';
import { Title, useGetRecordId } from 'react-admin';
import { asDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ChildrenCard } from './children-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DataRightsCard } from './data-rights-card.tsx';
import { NotesCard, OrdersCard, RatingsCard, SessionsCard, TicketsCard } from './history-cards.tsx';
import { GrantedCard, PlanCard } from './plan-card.tsx';
import { PlayCard } from './play-card.tsx';
import { SuperuserDialog } from './superuser.tsx';
import { SuspendDialog, SuspensionNotice } from './suspension.tsx';
import { type Family, useFamily } from './use-family.ts';

const t = words.family;

const Head = ({ family }: { family: Family }) => (
  <Stack
    direction="row"
    sx={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap', gap: 2 }}
  >
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {family.display_name}
        </Typography>
        {family.is_superuser && (
          <Chip color="secondary" size="small" label={words.families.staff} />
        )}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[family.full_name, family.email, family.whatsapp].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.since.replace('{day}', asDay(family.created_at))} · {t.languages[family.language]}
      </Typography>
    </div>
    <Stack direction="row" spacing={1}>
      <SuperuserDialog family={family} />
      {!family.suspended && <SuspendDialog family={family} />}
    </Stack>
  </Stack>
);

const Cards = ({ family }: { family: Family }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Stack spacing={2}>
      <PlanCard family={family} />
      {family.granted.length > 0 && <GrantedCard family={family} />}
      <OrdersCard family={family} />
      <TicketsCard family={family} />
      <RatingsCard family={family} />
    </Stack>
    <Stack spacing={2}>
      <ChildrenCard family={family} />
      <ConsentsCard family={family} />
      <PlayCard family={family} />
      <SessionsCard family={family} />
      <NotesCard family={family} />
      <DataRightsCard family={family} />
    </Stack>
  </Box>
);

/** Everything about one family on one page. */
export const FamilyPage = () => {
  const id = String(useGetRecordId());
  const { data: family, isError } = useFamily(id);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={words.places.families} />
      <BackLink to="/families">{t.back}</BackLink>
      {family ? (
        <>
          <Head family={family} />
          <SuspensionNotice family={family} />
          <Cards family={family} />
        </>
      ) : (
        <Typography>{isError ? t.notFound : t.loading}</Typography>
      )}
    </Stack>
  );
};
