import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Chip,
  Stack,
  Typography,
} from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import type { BookPage } from '@nobi/kit/manifest';
import { useContext } from 'react';
import { words } from '../../../text/words.ts';
import { Faults } from './faults.ts';
import { PagePicture } from './page-picture.tsx';
import { PairField } from './pair-field.tsx';
import { SceneFields } from './scene-fields.tsx';

const t = words.books;

interface PageFieldsProps {
  readonly page: BookPage;
  readonly at: number;
  readonly onChange: (page: BookPage) => void;
  /** Undefined for the only page. */
  readonly onRemove: (() => void) | undefined;
}

const withPicture = ({ picture: _before, ...page }: BookPage, picture: string | undefined) => ({
  ...page,
  ...(picture !== undefined && { picture }),
});

const useFaultsIn = (path: string): number =>
  [...useContext(Faults).keys()].filter((at) => at.startsWith(`${path}.`)).length;

/** One page: closed it says how it begins, open it shows text and picture. */
export const PageFields = ({ page, at, onChange, onRemove }: PageFieldsProps) => {
  const number = String(at + 1);
  const path = `pages.${at}`;
  const faults = useFaultsIn(path);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      defaultExpanded={at === 0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        // A long first sentence is cut, and makes no phone wider.
        sx={{ '& .MuiAccordionSummary-content': { minWidth: 0 } }}
      >
        <Stack
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center', minWidth: 0, width: '100%' }}
        >
          <Typography sx={{ fontWeight: 700, flexShrink: 0 }}>
            {t.page.replace('{number}', number)}
          </Typography>
          <Typography noWrap color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
            {page.text[currentLanguage()]}
          </Typography>
          {faults > 0 && <Chip size="small" color="warning" label={faults} />}
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          <PairField
            path={`${path}.text`}
            label={t.text.replace('{number}', number)}
            value={page.text}
            onChange={(text) => onChange({ ...page, text })}
            most={600}
            rows={3}
          />
          {page.picture === undefined && (
            <SceneFields scene={page.scene} onChange={(scene) => onChange({ ...page, scene })} />
          )}
          <PagePicture
            picture={page.picture}
            onChange={(picture) => onChange(withPicture(page, picture))}
          />
          {onRemove && (
            <Button size="small" color="error" onClick={onRemove} sx={{ alignSelf: 'flex-start' }}>
              {t.removePage}
            </Button>
          )}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
};
