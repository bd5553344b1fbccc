import { Autocomplete, TextField } from '@mui/material';

interface ChipPickerProps<Name extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly options: readonly Name[];
  readonly chosen: readonly Name[];
  readonly most: number;
  readonly onChange: (chosen: Name[]) => void;
}

/** Several of a list, in the order in which they were chosen. */
export const ChipPicker = <Name extends string>({
  label,
  names,
  options,
  chosen,
  most,
  onChange,
}: ChipPickerProps<Name>) => (
  <Autocomplete
    multiple
    size="small"
    options={options}
    value={[...chosen]}
    getOptionLabel={(name) => names[name]}
    getOptionDisabled={() => chosen.length >= most}
    onChange={(_event, next) => onChange(next.slice(0, most))}
    renderInput={(params) => <TextField {...params} label={label} />}
  />
);
