import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
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

/** Brings the current line into the list's sight; the page itself stays where it is. */
const useInSight = (current: string) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector(`[data-line="${current}"]`);
    if (!list.current || !line) return;
    const [frame, own] = [list.current.getBoundingClientRect(), line.getBoundingClientRect()];
    const isSeen = own.top >= frame.top && own.bottom <= frame.bottom;
    if (!isSeen) list.current.scrollTop += own.top - frame.top - frame.height / 3;
  }, [current]);
  return list;
};

/** All lines that are to be recorded, to jump to any of them. */
export const LineList = ({ lines, current, onChoose }: LineListProps) => {
  const list = useInSight(current);
  return (
    <Box component="ol" ref={list} aria-label={t.lines} sx={styles}>
      {lines.map(({ key, words: text, state }) => (
        <li key={key} data-line={key}>
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
};
