import { FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import type { BookCredits } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { useFault } from './faults.ts';
import { LicenceField } from './licence-field.tsx';

const t = words.books;
const names = ['author', 'illustrator', 'translator', 'publisher', 'source'] as const;
const empty: BookCredits = {
  author: '',
  illustrator: '',
  translator: '',
  publisher: '',
  source: '',
  licence: null,
};

interface CreditsFieldsProps {
  readonly credits: BookCredits | null;
  /** Somebody's work for certain: its credits cannot be left away. */
  readonly isImported: boolean;
  readonly onChange: (credits: BookCredits | null) => void;
}

interface NameFieldProps {
  readonly name: (typeof names)[number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NameField = ({ name, value, onChange }: NameFieldProps) => {
  const fault = useFault(`credits.${name}`);
  return (
    <TextField
      size="small"
      fullWidth
      label={t[name]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{ htmlInput: { maxLength: name === 'source' ? 300 : 120 } }}
    />
  );
};

/** Whose work a book is, where it was not written here. */
export const CreditsFields = ({ credits, isImported, onChange }: CreditsFieldsProps) => (
  <Stack spacing={1.5}>
    <Typography variant="body2" color="text.secondary">
      {t.creditsLead}
    </Typography>
    {!isImported && (
      <FormControlLabel
        control={
          <Switch
            checked={credits === null}
            onChange={(_event, isOurs) => onChange(isOurs ? null : empty)}
          />
        }
        label={t.isOurs}
      />
    )}
    {credits && (
      <>
        {names.map((name) => (
          <NameField
            key={name}
            name={name}
            value={credits[name]}
            onChange={(value) => onChange({ ...credits, [name]: value })}
          />
        ))}
        <LicenceField
          licence={credits.licence}
          onChange={(licence) => onChange({ ...credits, licence })}
        />
        <Typography variant="body2" color="text.secondary">
          {t.licenceLead}
        </Typography>
      </>
    )}
  </Stack>
);
