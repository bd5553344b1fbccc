import { Box, Chip } from '@mui/material';
import { words } from '../../../text/words.ts';

interface Props {
  readonly items: readonly (number | string)[];
  readonly onRemove: (at: number) => void;
}

/** What was chosen, in its order; each can be taken away, and one may stand there twice. */
export const ChipRow = ({ items, onRemove }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
    {items.map((item, at) => {
      const before = items.slice(0, at).filter((other) => other === item).length;
      return (
        <Chip
          key={`${item} ${before}`}
          label={item}
          onDelete={() => onRemove(at)}
          slotProps={{
            root: { 'aria-label': words.lessons.remove.replace('{name}', String(item)) },
          }}
        />
      );
    })}
  </Box>
);
