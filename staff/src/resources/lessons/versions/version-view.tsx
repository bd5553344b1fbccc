import {
  Alert,
  Box,
  Button,
  Chip,
  CircularProgress,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { staff } from '@nobi/contract';
import { lessonDraft } from '@nobi/kit/manifest';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { asTime } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { colourOf, inWords } from '../lesson.ts';
import { Preview } from '../preview/preview.tsx';
import { type Change, changesOf } from './changes.ts';
import { VersionActions } from './versions.tsx';

const t = words.lessons;

interface ChangeProps {
  readonly change: Change;
  readonly onLook: () => void;
}

const ChangeRow = ({ change: { name, field, before, after }, onLook }: ChangeProps) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {name} · {field}
      </Typography>
      <Button size="small" onClick={onLook} aria-label={`${t.look}: ${name}, ${field}`}>
        {t.look}
      </Button>
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
      {[
        { label: t.before, text: before, sx: { bgcolor: 'var(--bad-tint)' } },
        { label: t.after, text: after, sx: { bgcolor: 'var(--good-tint)' } },
      ].map(({ label, text, sx }) => (
        <Box
          key={label}
          sx={{ ...sx, p: 1, borderRadius: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          <Typography variant="caption" color="text.secondary" component="div">
            {label}
          </Typography>
          {text || '—'}
        </Box>
      ))}
    </Box>
  </Paper>
);

interface Props {
  readonly course: string;
  readonly id: string;
}

/** What a second person looks at: what is different, in words and in the real player. */
export const VersionView = ({ course, id }: Props) => {
  const [spot, setSpot] = useState('words');
  const { data, error } = useQuery({
    queryKey: ['lesson-version', id],
    queryFn: ({ signal }) => ask(staff.lessonVersion, { params: { id }, signal }),
  });
  // The same draft for as long as the version is: the player begins anew with every other one.
  const edit = useMemo(() => lessonDraft.safeParse(data?.edit).data, [data]);
  if (error) return <Alert severity="error">{wordsOfProblem(error)}</Alert>;
  if (!data) return <CircularProgress aria-label={t.versions} />;
  const live = lessonDraft.safeParse(data.live).data;
  if (!edit) return <Alert severity="error">{t.findings.unknown}</Alert>;
  const changes = changesOf(live, edit);
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}
      >
        {/* A line of its own: letters that arrive late change no other line. */}
        <Typography variant="h5" component="h1" noWrap sx={{ width: '100%' }}>
          {inWords(edit.lesson.title)} · {t.version.replace('{version}', String(data.version))}
        </Typography>
        <Chip size="small" color={colourOf[data.state]} label={t.states[data.state]} />
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {data.written_by}, {asTime(data.handed_in_at)}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <VersionActions version={data} />
        <Button size="small" component={Link} to="?">
          {t.backToLesson}
        </Button>
      </Stack>
      {data.is_own && data.state === 'waiting' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.own}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 344px' } }}>
        <Stack component="section" spacing={1} aria-label={t.changes}>
          <Typography variant="h6" component="h2">
            {t.changes}
          </Typography>
          {changes.length === 0 && <Typography>{t.noChanges}</Typography>}
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {changes.map((change) => (
              <ChangeRow
                key={`${change.spot} ${change.name} ${change.field} ${change.before}`}
                change={change}
                onLook={() => setSpot(change.spot)}
              />
            ))}
          </Stack>
        </Stack>
        <Preview course={course} draft={edit} spot={spot} isSound />
      </Box>
    </>
  );
};
