import { Box, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { words } from '../../text/words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import {
  BackupStep,
  ColleaguesStep,
  CompanyStep,
  ContactsStep,
  MailStep,
  PaymentsStep,
  VoiceStep,
} from './steps.tsx';
import { progressOf, type Setup, useSetup } from './use-setup.ts';

const t = words.setup;

const Progress = ({ setup }: { readonly setup: Setup }) => {
  const { done, all } = progressOf(setup);
  const says = t.progress.replace('{done}', String(done)).replace('{all}', String(all));
  return (
    <Stack spacing={0.5}>
      <Typography>{done === all ? t.ready : says}</Typography>
      <ProgressBar done={done / all} label={says} />
    </Stack>
  );
};

/** The way of an installation from its first start to its first family. */
export const SetupPage = () => {
  const { data, error, refetch } = useSetup();
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 1100 }}>
      <Title title={t.title} />
      <Typography color="text.secondary">{t.lead}</Typography>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Typography role="status">{words.loading}</Typography>}
      {data && (
        <>
          <Progress setup={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <CompanyStep {...data.company} />
            <ContactsStep {...data.contacts} />
            <MailStep {...data.mail} />
            <PaymentsStep {...data.payments} />
            <BackupStep {...data.backup} />
            <ColleaguesStep {...data.colleagues} />
            <VoiceStep {...data.voice} />
          </Box>
        </>
      )}
    </Stack>
  );
};
