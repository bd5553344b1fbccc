import {
  Alert,
  Button,
  CircularProgress,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { staff } from '@nobi/contract';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import { Booth } from './booth/booth.tsx';
import { LineList } from './line-list.tsx';
import { useLines } from './use-lines.ts';
import { useQueue } from './use-queue.ts';
import { setIn, titleOfSet, type VoiceLine } from './voice.ts';

const t = words.voice;

type Lines = ReturnType<typeof useLines>;

const Filter = ({ isAll, onChoose }: { isAll: boolean; onChoose: (isAll: boolean) => void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={t.filter}
    value={isAll ? 'all' : 'missing'}
    onChange={(_, chosen: string | null) => chosen !== null && onChoose(chosen === 'all')}
  >
    <ToggleButton value="missing">{t.filters.missing}</ToggleButton>
    <ToggleButton value="all">{t.filters.all}</ToggleButton>
  </ToggleButtonGroup>
);

/** One line after the other, in the order in which they are said. */
const Session = ({ lines, all }: { lines: Lines; all: readonly VoiceLine[] }) => {
  const [search, setSearch] = useSearchParams();
  const isAll = search.get('lines') === 'all';
  const { queue, current, at, go } = useQueue(all, isAll);
  const choose = (next: boolean) => setSearch(next ? { lines: 'all' } : {}, { replace: true });
  const filter = <Filter isAll={isAll} onChoose={choose} />;
  if (!current)
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {filter}
        <Alert
          severity="success"
          action={
            <Button color="inherit" onClick={() => choose(true)}>
              {t.showAll}
            </Button>
          }
        >
          {t.noneMissing}
        </Alert>
      </Stack>
    );
  const place = t.place.replace('{at}', String(at + 1)).replace('{of}', String(queue.length));
  const step = (by: number) => {
    const next = queue[at + by];
    return next && (() => go(next.key));
  };
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        {filter}
        <Typography color="text.secondary">{place}</Typography>
      </Stack>
      <ProgressBar done={(at + 1) / queue.length} label={place} />
      <Booth
        line={current}
        language={lines.language}
        onSaved={lines.save}
        onChosen={lines.refresh}
        onNext={step(1)}
        onPrevious={step(-1)}
      />
      <LineList lines={queue} current={current.key} onChoose={go} />
    </Stack>
  );
};

/** The booth for one item in one language. */
export const VoicePage = () => {
  const { id = '' } = useParams();
  const { set, language } = setIn(id);
  const lines = useLines(set, language);
  const { data: voice, error } = useStaffQuery(['voice'], (signal) =>
    ask(staff.voiceSets, { signal }),
  );
  const named = voice?.sets.find((each) => each.id === set);
  // All at once: a title that comes later would move the line that is read.
  const isHere = lines.all && (voice || error);
  return (
    <Stack sx={{ p: { xs: 1.5, md: 2 }, maxWidth: 900 }}>
      <Title title={words.places.voice} />
      <BackLink to={`/voice?language=${language}`}>{t.back}</BackLink>
      {lines.error && <LoadError error={lines.error} onRetry={lines.refresh} />}
      {!isHere && !lines.error && <CircularProgress aria-label={t.lines} />}
      {isHere && lines.all && (
        <>
          <Typography variant="h5" component="p" sx={{ mb: 1.5, fontWeight: 700 }}>
            {named ? titleOfSet(named) : set} · {t.languages[language]}
          </Typography>
          <Session key={id} lines={lines} all={lines.all} />
        </>
      )}
    </Stack>
  );
};
