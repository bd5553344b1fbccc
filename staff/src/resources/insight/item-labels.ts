import { currentLanguage } from '@nobi/client/language';
import { asPercent } from '../../text/format.ts';
import { words } from '../../text/words.ts';

const t = words.insight;

interface Named {
  readonly id: string;
  readonly title_id: string | null;
  readonly title_en: string | null;
}

/** The title of an item; of one that has left the catalogue, its name. */
export const titleOf = ({ id, title_id, title_en }: Named) =>
  (currentLanguage() === 'id' ? title_id : title_en) ?? id.replace(/^[a-z]+\./, '');

interface Ages {
  readonly age_min: number | null;
  readonly age_max: number | null;
}

export const agesOf = ({ age_min, age_max }: Ages) =>
  age_min === null || age_max === null
    ? t.ageUnknown
    : t.years.replace('{from}', String(age_min)).replace('{to}', String(age_max));

/** A part as a percentage; a dash where there is nothing to take it from. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? '–' : asPercent(part / whole);
