import { Alert, Button, Card, Chip, List, Skeleton, Stack, Typography } from '@mui/material';
import { type WaitingKind, waitingKinds } from '@nobi/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { words } from '../text/words.ts';
import { QueueLine } from './queue-line.tsx';
import { asCount, type Line, placeOf, useToday } from './use-waiting.ts';

const t = words.today;

/** So many are seen at once; the others after a press. */
const shownFirst = 12;

interface KindsProps {
  readonly lines: readonly Line[];
  readonly chosen: WaitingKind | undefined;
  readonly onChoose: (kind: WaitingKind | undefined) => void;
}

/** Which kinds wait and how many of each; one of them may be looked at alone. */
const Kinds = ({ lines, chosen, onChoose }: KindsProps) => {
  const counts = waitingKinds
    .map((kind) => ({ kind, count: lines.filter((line) => line.kind === kind).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  const chip = (label: string, kind: WaitingKind | undefined) => (
    <Chip
      key={label}
      label={label}
      clickable
      aria-pressed={chosen === kind}
      color={chosen === kind ? 'primary' : 'default'}
      onClick={() => onChoose(kind)}
    />
  );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', px: 2, pb: 1 }}>
      {chip(t.all, undefined)}
      {counts.map(({ kind, count }) => chip(`${t.kinds[kind]} ${asCount(count)}`, kind))}
    </Stack>
  );
};

const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  const visible = isWhole ? lines : lines.slice(0, shownFirst);
  return (
    <>
      <List disablePadding aria-label={t.queue}>
        {visible.map((line) => (
          <QueueLine key={`${line.kind} ${line.id} ${line.since}`} line={line} />
        ))}
      </List>
      {visible.length < lines.length && (
        <Button sx={{ m: 1 }} onClick={() => setIsWhole(true)}>
          {t.more.replace('{count}', String(lines.length))}
        </Button>
      )}
    </>
  );
};

/** As high as the heading and four lines: on a phone the numbers below stay where they are. */
const placeOfFew = 320;

/** While it is on its way: the place of a few lines. */
const Waiting = () => (
  <Stack spacing={1} sx={{ p: 2 }}>
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} variant="rounded" height={52} />
    ))}
  </Stack>
);

/** What waits for somebody, in the order in which it is due. */
export const WorkQueue = () => {
  const { data, error, refetch } = useToday();
  const [chosen, setChosen] = useState<WaitingKind>();
  const lines = data?.rows ?? [];
  const visible = lines.filter(({ kind }) => chosen === undefined || kind === chosen);
  return (
    <Card component="section" aria-label={t.queue} sx={{ minHeight: placeOfFew }}>
      <Typography variant="h6" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {t.queue}
      </Typography>
      {error && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={<Button onClick={() => void refetch()}>{t.again}</Button>}
        >
          {t.trouble}
        </Alert>
      )}
      {!data && !error && <Waiting />}
      {data && <Kinds lines={lines} chosen={chosen} onChoose={setChosen} />}
      {data && lines.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {t.none}
        </Typography>
      )}
      {visible.length > 0 && <Lines key={chosen ?? 'all'} lines={visible} />}
      {chosen && (
        <Button component={Link} to={`/${placeOf(chosen)}`} sx={{ m: 1 }}>
          {t.openList}
        </Button>
      )}
    </Card>
  );
};
