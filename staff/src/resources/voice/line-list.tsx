import { Box } from '@mui/material';
import { words } from '../../text/words.ts';
import { piecesOf, type VoiceLine } from './voice.ts';

const t = words.voice;

interface LineListProps {
  readonly lines: readonly VoiceLine[];
  readonly current: string;
  readonly onChoose: (key: string) => void;
}

const marks = { missing: '○', outdated: '◐', recorded: '●', published: '✓' } as const;

/** A book has fifteen hundred lines: plain elements, and only those in sight are laid out. */
const styles = {
  listStyle: 'none',
  p: 0,
  m: 0,
  maxHeight: { xs: 360, md: 480 },
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& li': { contentVisibility: 'auto', containIntrinsicHeight: '44px' },
  '& button': {
    display: 'flex',
    gap: 1.5,
    width: '100%',
    minHeight: 44,
    px: 1.5,
    py: 1,
    border: 0,
    font: 'inherit',
    textAlign: 'left',
    color: 'text.primary',
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  '& button:hover': { bgcolor: 'action.hover' },
  '& button[aria-current]': { bgcolor: 'action.selected', fontWeight: 700 },
  '& button:focus-visible': { outline: '2px solid', outlineOffset: '-2px' },
} as const;

/** All lines that are to be recorded, to jump to any of them. */
export const LineList = ({ lines, current, onChoose }: LineListProps) => (
  <Box component="ol" aria-label={t.lines} sx={styles}>
    {lines.map(({ key, words: text, state }) => (
      <li key={key}>
        <button
          type="button"
          aria-current={key === current ? 'true' : undefined}
          onClick={() => onChoose(key)}
        >
          <span role="img" aria-label={t.states[state]} title={t.states[state]}>
            {marks[state]}
          </span>
          <span>{piecesOf(text).map((piece) => piece.words)}</span>
        </button>
      </li>
    ))}
  </Box>
);
