import { Alert, Autocomplete, Box, FormHelperText, Stack, TextField } from '@mui/material';
import { words } from '../../../text/words.ts';
import { useEditing, useField } from '../draft/draft-context.ts';
import { BilingualField } from '../fields/bilingual-field.tsx';
import { ChipRow } from '../fields/chip-row.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { inWords } from '../lesson.ts';
import { SkillField } from './task-form.tsx';

const t = words.lessons;

type Choice = number | string;
const isChoice = (value: unknown): value is Choice =>
  typeof value === 'number' || typeof value === 'string';
const choicesIn = (value: unknown): Choice[] =>
  Array.isArray(value) ? value.filter(isChoice) : [];

const asChoice = (text: string): Choice | undefined => {
  const plain = text.trim().toLowerCase();
  if (/^-?\d{1,4}$/.test(plain)) return Number(plain);
  return plain === '' ? undefined : plain;
};

interface ListProps {
  readonly path: string;
  readonly label: string;
  readonly most: number;
  readonly mayBeEmpty?: boolean;
}

/** Numbers and pictures in their order; in a row to look at one may stand many times. */
const ChoiceList = ({ path, label, most, mayBeEmpty = false }: ListProps) => {
  const { plan } = useEditing();
  const { value, fault, set } = useField(path);
  const chosen = choicesIn(value);
  const take = (next: readonly Choice[]) => set(next.length === 0 && mayBeEmpty ? undefined : next);
  const add = (text: string | null) => {
    const choice = asChoice(text ?? '');
    if (choice !== undefined) take([...chosen, choice]);
  };
  return (
    <Box>
      <Autocomplete
        freeSolo
        options={plan.words}
        value={null}
        key={chosen.length}
        onChange={(_, text) => add(text)}
        disabled={chosen.length >= most}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            placeholder={t.addWord}
            error={fault !== undefined}
          />
        )}
      />
      <ChipRow items={chosen} onRemove={(at) => take(chosen.toSpliced(at, 1))} />
      <FormHelperText error={fault !== undefined}>{fault ?? t.choicesHelp}</FormHelperText>
    </Box>
  );
};

const Answer = ({ spot }: { spot: string }) => {
  const choices = choicesIn(useField(`${spot}.choices`).value);
  const { value, fault, set } = useField(`${spot}.answer`);
  const lost = useField(spot).fault;
  const at = isChoice(value) ? choices.indexOf(value) : -1;
  const options = choices.map((choice, i) => ({ id: String(i), name: String(choice) }));
  return (
    <ChoiceField
      label={t.answer}
      value={String(at)}
      options={options}
      onChoose={(id) => set(choices[Number(id)])}
      fault={fault ?? lost}
    />
  );
};

const About = ({ spot }: { spot: string }) => {
  const { abouts, plan, draft } = useEditing();
  const { value, fault, set } = useField(`${spot}.about`);
  const titleOf = (id: string) => {
    if (id === draft.lesson.id) return draft.lesson.title;
    return plan.lessons.find(({ lesson }) => lesson.id === id)?.lesson.title ?? { id, en: id };
  };
  return (
    <ChoiceField
      label={t.about}
      value={String(value)}
      options={abouts.map((id) => ({ id, name: inWords(titleOf(id)) }))}
      onChoose={set}
      fault={fault}
    />
  );
};

/** One question: what Nobi asks, the choices, the right one, and what helps after another. */
export const QuestionForm = ({ spot }: { spot: string }) => {
  const { fault } = useField(`${spot}.id`);
  const grid = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  } as const;
  return (
    <Stack spacing={2.5}>
      {fault && <Alert severity="error">{fault}</Alert>}
      <BilingualField path={`${spot}.say`} label={t.question} />
      <ChoiceList path={`${spot}.choices`} label={t.choices} most={4} />
      <Answer spot={spot} />
      <BilingualField path={`${spot}.hint`} label={t.hintLine} />
      <ChoiceList path={`${spot}.show`} label={t.show} most={10} mayBeEmpty />
      <Box sx={grid}>
        <About spot={spot} />
        <SkillField spot={spot} />
      </Box>
    </Stack>
  );
};
