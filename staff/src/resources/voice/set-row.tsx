import { Chip, Paper, Stack, Typography } from '@mui/material';
import { mostPlayBytes, type VoiceLanguage } from '@nobi/contract';
import { Link } from 'react-router';
import { words } from '../../text/words.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { firstPlayWords, setPath, titleOfSet, type VoiceSet } from './voice.ts';

const t = words.voice;

type Counts = VoiceSet['languages'][number];

const Signs = ({ counts, isItem }: { counts: Counts; isItem: boolean }) => {
  const { missing, outdated, recorded, first_bytes } = counts;
  const counted = (sentence: string, count: number) => sentence.replace('{count}', String(count));
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {missing > 0 && <Chip size="small" variant="outlined" label={counted(t.missing, missing)} />}
      {outdated > 0 && <Chip size="small" color="warning" label={counted(t.outdated, outdated)} />}
      {recorded > 0 && <Chip size="small" color="primary" label={counted(t.waiting, recorded)} />}
      {isItem && first_bytes > 0 && (
        <Chip
          size="small"
          variant="outlined"
          color={first_bytes > mostPlayBytes ? 'warning' : 'default'}
          label={firstPlayWords(first_bytes)}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      )}
    </Stack>
  );
};

/** One item, and how much of what it says is recorded in one language. */
export const SetRow = ({ set, language }: { set: VoiceSet; language: VoiceLanguage }) => {
  const counts = set.languages.find((each) => each.language === language);
  if (!counts) return null;
  const { lines, missing, outdated } = counts;
  const done = lines - missing - outdated;
  const title = titleOfSet(set);
  const howMuch = t.done.replace('{done}', String(done)).replace('{lines}', String(lines));
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        p: 1.5,
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Stack spacing={1}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'baseline' }, columnGap: 2 }}
        >
          <Typography
            component={Link}
            to={setPath(set.id, language)}
            sx={{
              fontWeight: 700,
              color: 'text.primary',
              textDecoration: 'none',
              // All of the row leads there.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {howMuch}
          </Typography>
        </Stack>
        <ProgressBar done={done / lines} label={`${title}: ${howMuch}`} />
        <Signs counts={counts} isItem={set.title_id !== null} />
      </Stack>
    </Paper>
  );
};
