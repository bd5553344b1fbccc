import { FormControlLabel, FormHelperText, Stack, Switch, TextField } from '@mui/material';
import { mostInTitle } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { useEditing, useField } from '../draft/draft-context.ts';
import { BilingualField } from '../fields/bilingual-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { inWords } from '../lesson.ts';

const t = words.lessons;

const Items = () => {
  const { value, fault, set } = useField('lesson.play.items');
  return (
    <TextField
      type="number"
      label={t.items}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? null : Math.trunc(Number(target.value)))}
      error={fault !== undefined}
      helperText={fault ?? ' '}
      slotProps={{ htmlInput: { min: 4, max: 12 } }}
    />
  );
};

const Picture = () => {
  const { plan } = useEditing();
  const { value, set } = useField('picture');
  const options = plan.lessons.map(({ lesson }) => ({
    id: lesson.id,
    name: inWords(lesson.title),
  }));
  return (
    <ChoiceField
      label={t.picture}
      value={typeof value === 'string' ? value : ''}
      options={[{ id: '', name: t.ownPicture }, ...options]}
      onChoose={(id) => set(id || undefined)}
    />
  );
};

/** What the lesson is called, what is said at its end, and whether children see it. */
export const WordsForm = () => {
  const { value, set } = useField('hidden');
  return (
    <Stack spacing={2.5}>
      <BilingualField path="lesson.title" label={t.title} most={mostInTitle} />
      <BilingualField path="lesson.recap" label={t.recap} />
      <Items />
      <Picture />
      <div>
        <FormControlLabel
          control={<Switch checked={value === true} onChange={(_, isOn) => set(isOn)} />}
          label={t.hide}
        />
        <FormHelperText>{t.hideHelp}</FormHelperText>
      </div>
    </Stack>
  );
};
