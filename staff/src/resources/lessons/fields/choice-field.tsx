import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (id: string) => void;
  readonly fault?: string | undefined;
  readonly help?: string;
}

/** One of a few, under a label that a screen reader ties to it. */
export const ChoiceField = ({ label, value, options, onChoose, fault, help }: Props) => {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      fullWidth
      label={label}
      value={options.some((option) => option.id === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      error={fault !== undefined}
      helperText={fault ?? help}
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
        formHelperText: { error: fault !== undefined },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.id} value={option.id} sx={{ whiteSpace: 'normal' }}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  );
};
