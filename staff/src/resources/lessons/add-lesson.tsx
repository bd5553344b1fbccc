import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { staff } from '@nobi/contract';
import { mostInTitle } from '@nobi/kit/manifest';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ChoiceField } from './fields/choice-field.tsx';
import { type LessonCourse, lessonPath, titleOfRow } from './lesson.ts';

const t = words.lessons;

interface Props {
  readonly course: LessonCourse;
  readonly onClose: () => void;
}

/** A new lesson begins as a copy of one there is. */
export const AddLesson = ({ course, onClose }: Props) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // What children see can be copied; somebody's draft cannot.
  const models = course.lessons.filter(({ is_built, version }) => is_built || version !== null);
  const [like, setLike] = useState(models[0]?.id ?? '');
  const [title, setTitle] = useState({ id: '', en: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      ask(staff.addLesson, {
        params: { course: course.id },
        body: { like, title_id: title.id, title_en: title.en },
      }),
    onSuccess: async ({ lesson }) => {
      await queries.invalidateQueries({ queryKey: ['lesson-courses'] });
      await navigate(lessonPath(course.id, lesson));
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const slotProps = { htmlInput: { maxLength: mostInTitle } };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="add-lesson">
      <form onSubmit={handleSubmit}>
        <DialogTitle id="add-lesson">{t.add}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <Typography>{t.addLead}</Typography>
            <ChoiceField
              label={t.like}
              value={like}
              options={models.map((row) => ({ id: row.id, name: titleOfRow(row) }))}
              onChoose={setLike}
            />
            <TextField
              label={t.titleId}
              value={title.id}
              onChange={(e) => setTitle({ ...title, id: e.target.value })}
              slotProps={slotProps}
              autoFocus
              required
            />
            <TextField
              label={t.titleEn}
              value={title.en}
              onChange={(e) => setTitle({ ...title, en: e.target.value })}
              slotProps={slotProps}
              required
            />
            {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {t.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
