import {
  type BookLicence,
  bookLicences,
  commonsAddress,
  commonsName,
  commonsParts,
  placesOf,
} from '@nobi/kit/licences';
import { words } from '../../../text/words.ts';
import { useFault } from './faults.ts';
import { SelectField } from './select-field.tsx';

const t = words.books;

type Option = readonly [value: string, name: string];

/** Of a licence that is fitted to a place, the same without it: what is chosen first. */
const baseOf = (licence: BookLicence): string => {
  const parts = commonsParts(licence);
  return parts ? `cc-${parts.deed}-${parts.version}` : licence;
};

const nameOf = (licence: BookLicence): string =>
  commonsName(licence) ?? t.licences[licence === 'own' ? 'own' : 'public-domain'];

const kinds: readonly Option[] = bookLicences
  .filter((each) => commonsParts(each)?.place === undefined)
  .map((each) => [each, nameOf(each)]);

/** 2.1 exists for places alone; it is offered where a file named it. */
const kindsWith = (licence: BookLicence | null): readonly Option[] => {
  if (licence === null) return [['', t.noLicence], ...kinds];
  const base = baseOf(licence);
  if (kinds.some(([value]) => value === base)) return kinds;
  return [...kinds, [base, nameOf(licence).replace(/ \S+$/, '')]];
};

const placesFor = (licence: BookLicence): readonly Option[] => {
  const parts = commonsParts(licence);
  if (!parts) return [];
  const base = baseOf(licence);
  const fitted = placesOf(parts.version).map(
    (place) => [`${base}-${place}`, place.toUpperCase()] as const,
  );
  const isWhole = bookLicences.some((each) => each === base);
  return isWhole && fitted.length > 0 ? [[base, t.noLicencePlace], ...fitted] : fitted;
};

interface LicenceFieldProps {
  readonly licence: BookLicence | null;
  readonly onChange: (licence: BookLicence) => void;
}

/** The licence in its version, and for older ones the place that it was fitted to. */
export const LicenceField = ({ licence, onChange }: LicenceFieldProps) => {
  const fault = useFault('credits.licence');
  const places = licence === null ? [] : placesFor(licence);
  const choose = (chosen: string) => {
    const found = bookLicences.find((each) => each === chosen);
    if (found) onChange(found);
  };
  return (
    <>
      <SelectField
        label={t.licence}
        value={licence === null ? '' : baseOf(licence)}
        options={kindsWith(licence)}
        onChoose={choose}
        fault={fault}
      />
      {licence !== null && places.length > 0 && (
        <SelectField
          label={t.licencePlace}
          value={licence}
          options={places}
          onChoose={choose}
          help={commonsAddress(licence)}
        />
      )}
    </>
  );
};
