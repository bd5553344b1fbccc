import { Chip, Stack, Typography } from '@mui/material';
import type { VoiceLanguage } from '@nobi/contract';
import { asTime } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { isSound, piecesOf, type VoiceLine } from '../voice.ts';

const t = words.voice;

const colours = {
  missing: 'default',
  outdated: 'warning',
  recorded: 'primary',
  published: 'success',
} as const;

const isShort = (text: string) => text.length <= 12;

/** What is to be read, large enough to be read from an arm's length, and how it stands. */
export const LargeLine = ({ line, language }: { line: VoiceLine; language: VoiceLanguage }) => {
  const pieces = piecesOf(line.words);
  const hasOther = pieces.some(({ isOther }) => isOther);
  const { was, take } = line;
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
      <Typography
        component="h2"
        lang={language}
        sx={{
          fontSize: isShort(line.words) ? { xs: 64, sm: 88 } : { xs: 26, sm: 36 },
          fontWeight: 700,
          lineHeight: 1.3,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          '& mark': { color: 'inherit', bgcolor: 'action.selected', borderRadius: 1, px: 0.5 },
        }}
      >
        {pieces.map(({ words: piece, isOther, at }) =>
          isOther ? (
            <mark key={at} lang={language === 'id' ? 'en' : 'id'}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </Typography>
      {isSound(line.words) && <Typography color="text.secondary">{t.sound}</Typography>}
      {hasOther && <Typography color="text.secondary">{t.other}</Typography>}
      <Chip size="small" color={colours[line.state]} label={t.states[line.state]} />
      {was !== null && (
        <Typography color="text.secondary">{t.was.replace('{words}', was)}</Typography>
      )}
      {take && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t.takenBy.replace('{who}', take.taken_by).replace('{when}', asTime(take.taken_at))}
        </Typography>
      )}
    </Stack>
  );
};
