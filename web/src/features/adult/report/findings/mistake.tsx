import type { ReportMistake } from '@nobi/contract';
import { dayWords } from '../days.ts';
import { words } from '../words.ts';
import styles from './mistake.module.css';
import { type ShownMistake, shownMistake } from './mistake.rules.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const captionOf = (shown: ShownMistake, criterion: string) => {
  switch (shown.kind) {
    case 'bridge':
      return words.bridge(shown.planks.join(' + '), sum(shown.planks), shown.target);
    case 'cut':
      return words.cut(shown.order);
    case 'syllable':
      return words.syllable(shown.word, shown.read);
    case 'choice':
      return words.choice(shown.answer, shown.right);
    case 'words':
      return words.wanted(criterion);
  }
};

/** Parts of a whole beside each other; what is missing stays an open frame. */
const Parts = ({ parts, whole }: { parts: readonly number[]; whole: number }) => {
  const missing = whole - sum(parts);
  return (
    <div className={styles.parts} aria-hidden="true">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <span key={at} className={styles.part} style={{ flexGrow: part }}>
          {whole <= 100 ? part : null}
        </span>
      ))}
      {missing > 0 && (
        <span className={styles.missing} style={{ flexGrow: missing }}>
          {whole <= 100 ? '?' : null}
        </span>
      )}
    </div>
  );
};

const Picture = ({ shown }: { shown: ShownMistake }) => {
  if (shown.kind === 'bridge')
    return (
      <div className={styles.picture}>
        {shown.target !== null && (
          <div className={styles.target} style={{ width: `${targetWidth(shown)}%` }}>
            {shown.target}
          </div>
        )}
        <Parts parts={shown.planks} whole={shown.target ?? sum(shown.planks)} />
      </div>
    );
  if (shown.kind === 'cut')
    return (
      <div className={styles.picture}>
        <Parts parts={shown.pieces} whole={Math.max(1000, sum(shown.pieces))} />
      </div>
    );
  return null;
};

/** The bridge that was needed, on the scale of what was laid. */
const targetWidth = ({ planks, target }: { planks: readonly number[]; target: number | null }) =>
  Math.min(100, ((target ?? 0) / Math.max(target ?? 1, sum(planks))) * 100);

/** The last mistake, drawn where the event holds enough for it. */
export const Mistake = ({ mistake, criterion }: { mistake: ReportMistake; criterion: string }) => {
  const shown = shownMistake(mistake);
  return (
    <figure className={styles.mistake}>
      <figcaption>
        <strong>{words.mistake(dayWords(mistake.day), mistake.item_title)}</strong>
        <span>{captionOf(shown, criterion)}</span>
      </figcaption>
      <Picture shown={shown} />
    </figure>
  );
};
