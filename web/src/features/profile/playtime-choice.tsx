import { playtimeChoices } from '@nobi/contract';
import { useState } from 'react';
import { GrownUpStep } from '../../shell/grown-up-step.tsx';
import { Button } from '../../ui/button.tsx';
import { FocusKept } from '../../ui/focus-kept.tsx';
import { PassingNotice } from '../../ui/passing-notice.tsx';
import styles from './profile.module.css';
import { type PlaytimeLimit, usePlaytime } from './use-playtime.ts';
import { words } from './words.ts';

interface LimitsProps {
  chosen: PlaytimeLimit;
  isBusy: boolean;
  onChoose: (limit: PlaytimeLimit) => void;
}

const Limits = ({ chosen, isBusy, onChoose }: LimitsProps) => (
  <div className={styles.languages}>
    {playtimeChoices.map((minutes) => (
      <button
        key={minutes}
        type="button"
        className={styles.language}
        aria-pressed={minutes === chosen}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy && minutes !== chosen) onChoose(minutes);
        }}
      >
        {words.playtimeLimit(minutes)}
      </button>
    ))}
  </div>
);

type Door = 'closed' | 'asking' | 'open';

/** How long a day's play may last: seen by everybody, changed by a grown-up. */
export const PlaytimeChoice = () => {
  const { shown, choice, said } = usePlaytime();
  const [door, setDoor] = useState<Door>('closed');
  const set = shown.data;
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="playtime-title">
      <h2 id="playtime-title">{words.playtime}</h2>
      <p className={styles.lead}>{words.playtimeLead}</p>
      {!set && !shown.error && <span className={`${styles.row} ${styles.shape}`} />}
      {!set && shown.error && (
        <div className={styles.languages}>
          <p role="alert">{words.playtimeUnread}</p>
          <Button kind="white" onClick={() => void shown.refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {set && <p>{words.playtimeNow(set.limit_minutes, set.used_minutes)}</p>}
      {set && door === 'open' && (
        <Limits
          chosen={set.limit_minutes}
          isBusy={choice.isPending}
          onChoose={(limit) => choice.mutate(limit)}
        />
      )}
      {set && door !== 'open' && (
        <Button kind="white" onClick={() => setDoor('asking')}>
          {words.playtimeChange}
        </Button>
      )}
      {door === 'asking' && (
        <FocusKept>
          <GrownUpStep onPassed={() => setDoor('open')} onClose={() => setDoor('closed')} />
        </FocusKept>
      )}
      <PassingNotice said={said} />
    </section>
  );
};
