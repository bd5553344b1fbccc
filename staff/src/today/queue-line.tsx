import { Chip, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { createElement } from 'react';
import { Link } from 'react-router';
import { resources } from '../resources.ts';
import { words } from '../text/words.ts';
import { wordsOfLine } from './line-words.ts';
import { type Line, pathOf, placeOf } from './use-waiting.ts';

const iconOf = (kind: Line['kind']) =>
  resources.find(({ name }) => name === placeOf(kind))?.icon ?? 'span';

/** One thing that waits: a link to where it is dealt with. */
export const QueueLine = ({ line }: { line: Line }) => {
  const { title, facts } = wordsOfLine(line);
  const isAlarm = line.kind === 'safety';
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={pathOf(line)} sx={{ gap: 1, px: { xs: 1, sm: 2 } }}>
        <ListItemIcon sx={{ minWidth: 36, color: isAlarm ? 'error.main' : 'primary.main' }}>
          {createElement(iconOf(line.kind))}
        </ListItemIcon>
        <ListItemText
          primary={title}
          secondary={facts}
          slotProps={{
            primary: { sx: { fontWeight: 700, overflowWrap: 'anywhere' } },
            secondary: { sx: { overflowWrap: 'anywhere' } },
          }}
        />
        {line.is_late && <Chip size="small" color="error" label={words.today.late} />}
      </ListItemButton>
    </ListItem>
  );
};
