import { Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { words } from '../../text/words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { AppCard } from './app-card.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { useFactors } from './use-factors.ts';

const t = words.security;

/** How one comes into the console oneself, and where one is signed in. */
export const SecurityPage = () => {
  const { data, error, refetch } = useFactors();
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 800 }}>
      <Title title={t.title} />
      <Typography color="text.secondary">{t.lead}</Typography>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Typography role="status">{words.loading}</Typography>}
      {data && (
        <>
          <PasskeysCard {...data} />
          <AppCard {...data} />
          <RecoveryCard {...data} />
          <OwnSessions />
        </>
      )}
    </Stack>
  );
};
