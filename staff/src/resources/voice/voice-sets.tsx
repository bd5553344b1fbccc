import { Alert, Box, CircularProgress, Stack, Tab, Tabs, Typography } from '@mui/material';
import { staff, type VoiceLanguage } from '@nobi/contract';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ask } from '../../ask.ts';
import { asDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import { PublishVoice } from './publish-voice.tsx';
import { SetRow } from './set-row.tsx';
import { isLanguage, type VoiceSets as Sets } from './voice.ts';

const t = words.voice;

const versionWords = ({ version, published_at }: Sets) =>
  version === null || published_at === null
    ? t.noVersion
    : t.version.replace('{version}', String(version)).replace('{when}', asDay(published_at));

const Version = ({ voice, refresh }: { voice: Sets; refresh: () => void }) => (
  <Alert
    severity={voice.waiting > 0 ? 'warning' : 'info'}
    action={voice.waiting > 0 && <PublishVoice voice={voice} onDone={refresh} />}
    sx={{ alignItems: 'center' }}
  >
    {versionWords(voice)}{' '}
    {voice.waiting > 0
      ? `${t.waiting.replace('{count}', String(voice.waiting))}.`
      : voice.version !== null && t.nothingWaits}
  </Alert>
);

const Languages = ({
  language,
  onChoose,
}: {
  language: VoiceLanguage;
  onChoose: (language: VoiceLanguage) => void;
}) => (
  <Tabs
    value={language}
    onChange={(_, chosen: VoiceLanguage) => onChoose(chosen)}
    aria-label={t.language}
  >
    {(['id', 'en'] as const).map((each) => (
      <Tab key={each} value={each} label={t.languages[each]} />
    ))}
  </Tabs>
);

/** Everything that is read aloud, item by item, and how much of it somebody has recorded. */
export const VoiceSets = () => {
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useStaffQuery(['voice'], (signal) =>
    ask(staff.voiceSets, { signal }),
  );
  const chosen = search.get('language');
  const language = isLanguage(chosen) ? chosen : 'id';
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 1000 }}>
      <Title title={words.places.voice} />
      <Typography>{t.lead}</Typography>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={words.places.voice} />}
      {data && (
        <>
          <Version voice={data} refresh={() => void refetch()} />
          <Box>
            <Languages
              language={language}
              onChoose={(next) => setSearch({ language: next }, { replace: true })}
            />
            <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 1.5 }}>
              {data.sets.map((set) => (
                <SetRow key={set.id} set={set} language={language} />
              ))}
            </Stack>
          </Box>
        </>
      )}
    </Stack>
  );
};
