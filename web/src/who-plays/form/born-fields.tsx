import { currentLanguage } from '@nobi/client/language';
import { useId } from 'react';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { words } from '../words.ts';
import { type Born, months, yearsBefore } from './born.rules.ts';
import styles from './form.module.css';

interface BornFieldsProps {
  born: Born;
  error: string | undefined;
  onChange: (born: Born) => void;
}

const monthNames = () => {
  const locale = currentLanguage() === 'id' ? 'id-ID' : 'en-US';
  const named = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return months.map((month) => ({ month, name: named.format(new Date(`2020-${month}-15`)) }));
};

/** Month and year of birth; the day is nobody's business here. */
export const BornFields = ({ born, error, onChange }: BornFieldsProps) => {
  const id = useId();
  return (
    <fieldset className={styles.born} aria-describedby={error ? id : undefined}>
      <legend>{words.born}</legend>
      <ChoiceField
        label={words.month}
        name="birth_month"
        value={born.month}
        onChange={(event) => onChange({ ...born, month: event.target.value })}
      >
        <option value="">–</option>
        {monthNames().map(({ month, name }) => (
          <option key={month} value={month}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={words.year}
        name="birth_year"
        value={born.year}
        onChange={(event) => onChange({ ...born, year: event.target.value })}
      >
        <option value="">–</option>
        {yearsBefore(new Date().getFullYear()).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </ChoiceField>
      {error && (
        <p id={id} role="alert" className={styles.mistake}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
