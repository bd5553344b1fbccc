import { mostQuietWindows, type QuietWindow } from '@nobi/contract';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { words } from '../words.ts';
import { faultOf, presets, quietPresets, weekDays, withDay } from './quiet.rules.ts';
import styles from './times.module.css';

interface WindowProps {
  number: number;
  window: QuietWindow;
  isChecked: boolean;
  onChange: (window: QuietWindow) => void;
  onRemove: () => void;
}

const Window = ({ number, window, isChecked, onChange, onRemove }: WindowProps) => {
  const fault = isChecked ? faultOf(window) : undefined;
  return (
    <fieldset className={styles.window}>
      <legend className={styles.legend}>{words.quietNumber(number)}</legend>
      <div className={styles.days}>
        {weekDays.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={window.days.includes(day)}
            onClick={() => onChange({ ...window, days: withDay(window.days, day) })}
          >
            <span aria-hidden="true">{words.weekDaysShort[day - 1]}</span>
            <span className="spoken">{words.weekDays[day - 1]}</span>
          </button>
        ))}
      </div>
      <div className={styles.hours}>
        <Field
          label={words.quietFrom}
          type="time"
          value={window.from}
          onChange={({ target }) => onChange({ ...window, from: target.value })}
        />
        <Field
          label={words.quietTo}
          type="time"
          value={window.to}
          onChange={({ target }) => onChange({ ...window, to: target.value })}
        />
        <Button kind="white" size="grownup" className={styles.remove} onClick={onRemove}>
          {words.quietRemove}
        </Button>
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {words.quietFault[fault]}
        </p>
      )}
    </fieldset>
  );
};

interface QuietWindowsProps {
  quiet: readonly QuietWindow[];
  isChecked: boolean;
  onChange: (quiet: QuietWindow[]) => void;
}

/** When there is no play, by the child's clock. */
export const QuietWindows = ({ quiet, isChecked, onChange }: QuietWindowsProps) => (
  <div className={styles.group}>
    <h4>{words.quiet}</h4>
    <p className={styles.small}>{words.quietLead}</p>
    {quiet.map((window, at) => (
      <Window
        // biome-ignore lint/suspicious/noArrayIndexKey: two windows may be the same; only their place tells them apart.
        key={at}
        number={at + 1}
        window={window}
        isChecked={isChecked}
        onChange={(changed) =>
          onChange(quiet.map((each, place) => (place === at ? changed : each)))
        }
        onRemove={() => onChange(quiet.filter((_, place) => place !== at))}
      />
    ))}
    <div className={styles.presets}>
      {presets
        .filter((name) => quiet.length + quietPresets[name].length <= mostQuietWindows)
        .map((name) => (
          <Button
            key={name}
            kind="white"
            size="grownup"
            onClick={() => onChange([...quiet, ...quietPresets[name]])}
          >
            {words.quietPreset[name]}
          </Button>
        ))}
    </div>
  </div>
);
