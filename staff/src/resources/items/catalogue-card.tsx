import { Box, Typography } from '@mui/material';
import { words } from '../../text/words.ts';
import { bandsOf, categoryName, type Item, titleOf } from './item.ts';

const t = words.items;

interface Colours {
  readonly tint: string;
  readonly text: string;
}

const coloursOf = (category: string): Colours => ({
  tint: `var(--${category}-tint)`,
  text: `var(--${category}-text)`,
});
const purple = coloursOf('spelling');
const rose = coloursOf('english');
/** As on the families' shelves. */
const colours: Readonly<Record<string, Colours>> = {
  math: coloursOf('math'),
  english: rose,
  coding: coloursOf('coding'),
  early_reading: coloursOf('early-reading'),
};

const chip = { px: 1.5, py: 0.75, borderRadius: 1.5, fontWeight: 800, fontSize: 14 } as const;

type Shown = Pick<
  Item,
  | 'kind'
  | 'category'
  | 'plan'
  | 'title_id'
  | 'title_en'
  | 'description_id'
  | 'description_en'
  | 'age_min'
  | 'age_max'
>;

/** The item's card as families see it, with what stands in the form. */
export const CatalogueCard = ({ item, picture }: { item: Shown; picture: string }) => {
  const { tint, text } = item.kind === 'tool' ? rose : (colours[item.category] ?? purple);
  const title = titleOf(item);
  const isIndonesian = title === item.title_id && title !== item.title_en;
  return (
    <Box
      component="section"
      aria-label={t.card}
      sx={{
        width: 280,
        maxWidth: '100%',
        flexShrink: 0,
        borderRadius: 4,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: 'var(--shadow-card)',
      }}
    >
      <Box sx={{ m: 1, mb: 0, borderRadius: 3, overflow: 'hidden', position: 'relative' }}>
        <Box
          component="img"
          src={picture}
          alt={t.picture}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 10',
            objectFit: 'cover',
            bgcolor: tint,
          }}
        />
        {item.plan === 'premium' && (
          <Box
            sx={{ ...chip, position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }}
          >
            {words.families.premium}
          </Box>
        )}
      </Box>
      <Box sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Box sx={{ ...chip, bgcolor: tint, color: text }}>{categoryName(item.category)}</Box>
          <Typography color="text.secondary" sx={{ fontWeight: 800, fontSize: 14 }}>
            {t.years.replace('{from}', String(item.age_min)).replace('{to}', String(item.age_max))}
          </Typography>
        </Box>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere', lineHeight: 1.2 }}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {isIndonesian ? item.description_id : item.description_en}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, fontWeight: 800, fontSize: 14 }}>
          {`${t.bands} ${bandsOf(item)}`}
        </Typography>
      </Box>
    </Box>
  );
};
