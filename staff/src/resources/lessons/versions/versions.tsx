import { Alert, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { type CallShape, staff } from '@nobi/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { asTime } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { colourOf, type LessonVersion } from '../lesson.ts';

const t = words.lessons;

const useAction = (shape: CallShape, id: string, message: string) => {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => ask(shape, { params: { id } }),
    onSuccess: async () => {
      notify(message, { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['lesson-courses'] });
      await queries.invalidateQueries({ queryKey: ['lesson'] });
      await queries.invalidateQueries({ queryKey: ['lesson-version'] });
    },
    onError: (error) => notify(wordsOfProblem(error), { type: 'error' }),
  });
};

/** What may be done with a version, by whom. */
export const VersionActions = ({ version }: { version: LessonVersion }) => {
  const publish = useAction(staff.publishLesson, version.id, t.published);
  const withdraw = useAction(staff.withdrawLesson, version.id, t.withdrawn);
  const isSeen = version.published_by !== null;
  const mayPublish = version.state !== 'published' && (isSeen || !version.is_own);
  const isBusy = publish.isPending || withdraw.isPending;
  const mayWithdraw = version.state === 'published' || version.state === 'waiting';
  return (
    <>
      {mayPublish && (
        <Button
          size="small"
          variant={version.state === 'waiting' ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => publish.mutate()}
        >
          {isSeen ? t.again : t.publish}
        </Button>
      )}
      {mayWithdraw && (
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => withdraw.mutate()}>
          {t.withdraw}
        </Button>
      )}
    </>
  );
};

const historyOf = ({ written_by, handed_in_at, published_by, published_at }: LessonVersion) =>
  [
    `${written_by}, ${asTime(handed_in_at)}`,
    published_by && published_at && `${published_by}, ${asTime(published_at)}`,
  ]
    .filter(Boolean)
    .join(' → ');

interface Props {
  readonly versions: readonly LessonVersion[];
}

/** What was handed in, the newest first: to read, to publish, to go back to. */
export const Versions = ({ versions }: Props) => (
  <Stack component="section" aria-label={t.versions} spacing={1}>
    <Typography variant="h6" component="h2">
      {t.versions}
    </Typography>
    {versions.length === 0 && <Typography color="text.secondary">{t.noVersions}</Typography>}
    {versions.some((each) => each.state === 'waiting' && each.is_own) && (
      <Alert severity="info">{t.own}</Alert>
    )}
    {versions.map((version) => (
      <Paper
        key={version.id}
        variant="outlined"
        sx={{ p: 1.5, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography sx={{ fontWeight: 800 }}>
          {t.version.replace('{version}', String(version.version))}
        </Typography>
        <Chip size="small" color={colourOf[version.state]} label={t.states[version.state]} />
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}
        >
          {historyOf(version)}
        </Typography>
        <Button size="small" component={Link} to={`?version=${version.id}`}>
          {t.read}
        </Button>
        <VersionActions version={version} />
      </Paper>
    ))}
  </Stack>
);
