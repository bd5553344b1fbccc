import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/DeleteOutline';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../../../text/words.ts';
import { copied, listAt, moved, placeOf, removed, stepOf } from '../draft/draft.ts';
import { useEditing } from '../draft/draft-context.ts';
import { QuestionForm } from './question-form.tsx';
import { TaskForm } from './task-form.tsx';
import { WordsForm } from './words-form.tsx';

const t = words.lessons;

interface Props {
  readonly spot: string;
  readonly onSpot: (spot: string) => void;
}

interface ActionProps {
  readonly name: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Action = ({ name, isOff = false, onPress, children }: ActionProps) => (
  <Tooltip title={name}>
    <span>
      <IconButton size="small" aria-label={name} disabled={isOff} onClick={onPress}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);

/** What may be done with a task among others: its place, a twin, its end. */
const TaskActions = ({ spot, onSpot }: Props) => {
  const { draft, change } = useEditing();
  const place = placeOf(spot);
  if (!place) return null;
  const { length } = listAt(draft, place.list);
  const take = (next: ReturnType<typeof moved>) => {
    change(next.draft);
    onSpot(next.spot);
  };
  return (
    <Stack direction="row">
      <Action name={t.up} isOff={place.at === 0} onPress={() => take(moved(draft, spot, -1))}>
        <ArrowUpward fontSize="small" />
      </Action>
      <Action
        name={t.down}
        isOff={place.at >= length - 1}
        onPress={() => take(moved(draft, spot, 1))}
      >
        <ArrowDownward fontSize="small" />
      </Action>
      <Action name={t.copy} onPress={() => take(copied(draft, spot))}>
        <ContentCopy fontSize="small" />
      </Action>
      <Action name={t.delete} onPress={() => take(removed(draft, spot))}>
        <Delete fontSize="small" />
      </Action>
    </Stack>
  );
};

const nameOf = (spot: string) => {
  const step = stepOf(spot);
  if (!step) return t.words;
  const at = /\d+$/.exec(spot)?.[0];
  return at === undefined ? t.steps[step] : `${t.steps[step]} ${Number(at) + 1}`;
};

/** The part of the lesson that is worked on. */
export const SpotForm = ({ spot, onSpot }: Props) => {
  const step = stepOf(spot);
  return (
    <Box component="section" aria-label={nameOf(spot)}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h2">
          {nameOf(spot)}
        </Typography>
        <TaskActions spot={spot} onSpot={onSpot} />
      </Box>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {step && t.stepLeads[step]}
      </Typography>
      {/* Fields of another part are other fields: nothing half typed is carried along. */}
      <Box key={spot}>
        {step === undefined && <WordsForm />}
        {step === 'ask' && <QuestionForm spot={spot} />}
        {step !== undefined && step !== 'ask' && <TaskForm spot={spot} />}
      </Box>
    </Box>
  );
};
