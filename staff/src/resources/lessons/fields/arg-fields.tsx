import {
  Autocomplete,
  Box,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
} from '@mui/material';
import type { ArgField } from '@nobi/kit/manifest';
import { useState } from 'react';
import { words } from '../../../text/words.ts';
import { useField } from '../draft/draft-context.ts';
import { inWords } from '../lesson.ts';
import { ChipRow } from './chip-row.tsx';

const t = words.lessons;

interface Props<Field extends ArgField = ArgField> {
  readonly path: string;
  readonly field: Field;
}
type Of<Kind extends ArgField['kind']> = Extract<ArgField, { kind: Kind }>;

const labelOf = (field: ArgField) => inWords(field.label);

/** What may stand in a field, and whether it may stay empty. */
const helpOf = (field: ArgField) => {
  const bounds = 'least' in field ? `${field.least}–${field.most}` : '';
  const range = 'from' in field ? `${field.from} … ${field.to}` : '';
  const how = field.kind === 'numbers' || (field.kind === 'words' && !field.of) ? t.wordsHelp : '';
  const spelt = field.help && inWords(field.help);
  const parts = [spelt, how, bounds && `${bounds}×`, range, field.optional && t.optional];
  return parts.filter(Boolean).join(' · ') || ' ';
};

const isWhole = (text: string) => /^[+-]?\d{1,3}$/.test(text);
const asWord = (text: string): number | string => (isWhole(text) ? Number(text) : text);

const NumberField = ({ path, field }: Props<Of<'number'>>) => {
  const { value, fault, set } = useField(path);
  return (
    <TextField
      type="number"
      label={labelOf(field)}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(isWhole(target.value) ? Number(target.value) : undefined)}
      error={fault !== undefined}
      helperText={fault ?? helpOf(field)}
      slotProps={{ htmlInput: { min: field.from, max: field.to } }}
    />
  );
};

/** Words that are picked, or spelt freely where any may stand. */
const WordField = ({ path, field }: Props<Of<'word'> | Of<'either'>>) => {
  const { value, fault, set } = useField(path);
  const options = field.of ?? [];
  const parse = (text: string | null) =>
    field.kind === 'either' ? asWord(text ?? '') : (text ?? '');
  const text = value === undefined ? '' : String(value);
  return (
    <Autocomplete
      freeSolo={options.length === 0 || field.kind === 'either'}
      options={options}
      value={text === '' ? null : text}
      // What an example brought may be gone from the list; it is shown, and marked.
      isOptionEqualToValue={(option, chosen) => option === chosen}
      onChange={(_, next) => set(next ? parse(next) : undefined)}
      onInputChange={(_, next, why) => {
        if (why === 'input' && (options.length === 0 || field.kind === 'either'))
          set(next ? parse(next) : undefined);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={labelOf(field)}
          error={fault !== undefined}
          helperText={fault ?? helpOf(field)}
        />
      )}
    />
  );
};

/** Separated by spaces or lines: rows of a map, programs, cards, numbers. */
const SpeltField = ({ path, field }: Props<Of<'numbers'> | Of<'words'>>) => {
  const { value, fault, set } = useField(path);
  // Rows of a map stand under each other, as on the board.
  const gap = field.kind === 'words' ? '\n' : ' ';
  const [text, setText] = useState(Array.isArray(value) ? value.join(gap) : '');
  const handleChange = (next: string) => {
    setText(next);
    const parts = next.split(/[\s,;]+/).filter(Boolean);
    const areNumbers = field.kind === 'numbers' && parts.every(isWhole);
    const isLeft = parts.length === 0 && field.optional;
    set(isLeft ? undefined : areNumbers ? parts.map(Number) : parts);
  };
  return (
    <TextField
      label={labelOf(field)}
      value={text}
      onChange={({ target }) => handleChange(target.value)}
      error={fault !== undefined}
      helperText={fault ?? helpOf(field)}
      multiline
      slotProps={{ htmlInput: { maxLength: 400, style: { fontFamily: 'monospace' } } }}
    />
  );
};

/** A row of words from a list; the order counts, and a word may stand twice. */
const PickedField = ({ path, field }: Props<Of<'words'>>) => {
  const { value, fault, set } = useField(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const take = (next: readonly string[]) =>
    set(next.length === 0 && field.optional ? undefined : next);
  return (
    <Box>
      <Autocomplete
        options={field.of ?? []}
        value={null}
        // A fresh field after each word, so that the next can be picked at once.
        key={chosen.length}
        blurOnSelect={false}
        onChange={(_, word) => word && take([...chosen, word])}
        disabled={chosen.length >= field.most}
        renderInput={(params) => (
          <TextField
            {...params}
            label={labelOf(field)}
            placeholder={t.addWord}
            error={fault !== undefined}
          />
        )}
      />
      <ChipRow items={chosen} onRemove={(at) => take(chosen.toSpliced(at, 1))} />
      <FormHelperText error={fault !== undefined}>{fault ?? helpOf(field)}</FormHelperText>
    </Box>
  );
};

const FlagField = ({ path, field }: Props<Of<'flag'>>) => {
  const { value, set } = useField(path);
  return (
    <FormControlLabel
      control={<Switch checked={value === 1} onChange={(_, isOn) => set(isOn ? 1 : undefined)} />}
      label={labelOf(field)}
    />
  );
};

/** One argument of an activity, drawn from what the activity may be given. */
export const ArgInput = ({ path, field }: Props) => {
  if (field.kind === 'number') return <NumberField path={path} field={field} />;
  if (field.kind === 'flag') return <FlagField path={path} field={field} />;
  if (field.kind === 'numbers') return <SpeltField path={path} field={field} />;
  if (field.kind === 'word' || field.kind === 'either')
    return <WordField path={path} field={field} />;
  return field.of ? (
    <PickedField path={path} field={field} />
  ) : (
    <SpeltField path={path} field={field} />
  );
};
