import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { insightSpans } from '@nobi/contract';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { type Span, useSpan } from './use-span.ts';

const t = words.insight;

/** Which days are shown, and up to when they are counted. */
export const SpanPicker = ({ until }: { until: string | null | undefined }) => {
  const { span, choose } = useSpan();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      // On a phone the second line keeps its place until it is known.
      sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, minHeight: { xs: 72, sm: 40 } }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={t.span}
        value={span}
        onChange={(_event, chosen: Span | null) => chosen && choose(chosen)}
      >
        {insightSpans.map((each) => (
          <ToggleButton key={each} value={each}>
            {t.spans[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {until && (
        <Typography variant="body2" color="text.secondary">
          {t.until.replace('{time}', asTime(until))}
        </Typography>
      )}
    </Stack>
  );
};
