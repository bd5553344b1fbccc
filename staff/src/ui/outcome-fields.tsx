import { MenuItem, TextField } from '@mui/material';

interface OutcomeFieldsProps<Outcome extends string> {
  readonly words: {
    readonly outcome: string;
    readonly outcomes: Readonly<Record<Outcome, string>>;
    readonly note: string;
  };
  readonly outcomes: readonly Outcome[];
  readonly outcome: Outcome | undefined;
  readonly onOutcome: (outcome: Outcome | undefined) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** How something ended, of a closed list, and a note of at most 2,000 characters. */
export const OutcomeFields = <Outcome extends string>({
  words,
  outcomes,
  outcome,
  onOutcome,
  note,
  onNote,
}: OutcomeFieldsProps<Outcome>) => (
  <>
    <TextField
      select
      size="small"
      label={words.outcome}
      value={outcome ?? ''}
      onChange={({ target }) => onOutcome(outcomes.find((id) => id === target.value))}
    >
      {outcomes.map((id) => (
        <MenuItem key={id} value={id}>
          {words.outcomes[id]}
        </MenuItem>
      ))}
    </TextField>
    <TextField
      label={words.note}
      value={note}
      onChange={({ target }) => onNote(target.value)}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { maxLength: 2000 } }}
    />
  </>
);
