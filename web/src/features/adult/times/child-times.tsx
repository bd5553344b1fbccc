import { type Child, extraSteps, type ShownTimes } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import { words } from '../words.ts';
import { MinutesChoice } from './minutes-choice.tsx';
import { faultOf } from './quiet.rules.ts';
import { QuietWindows } from './quiet-windows.tsx';
import styles from './times.module.css';
import { type Times, useChildTimes } from './use-child-times.ts';

interface ChildTimesProps {
  child: Child;
  set: ShownTimes;
}

/** Fifteen minutes more, today alone. */
const MoreToday = ({ set, onExtend }: { set: ShownTimes; onExtend: (minutes: number) => void }) => (
  <div className={styles.today}>
    <p>{words.playtimeNow(set.limit_minutes, set.used_minutes)}</p>
    {set.extra_minutes > 0 && <p className={styles.small}>{words.extraNow(set.extra_minutes)}</p>}
    {set.extra_minutes < 120 && (
      <Button kind="white" size="grownup" onClick={() => onExtend(set.extra_minutes + 15)}>
        {words.extraMore}
      </Button>
    )}
  </div>
);

/** When one child may play. What was chosen here stays until it is saved. */
export const ChildTimes = ({ child, set }: ChildTimesProps) => {
  const { save, extend, notice } = useChildTimes(child.id);
  const [changes, setChanges] = useState<Partial<Times>>({});
  const [isChecked, setIsChecked] = useState(false);
  const { weekday_minutes, weekend_minutes, quiet } = { ...set, ...changes };
  const change = (changed: Partial<Times>) => setChanges({ ...changes, ...changed });
  const { suggested_minutes: suggested } = set;
  const name = child.nickname ?? words.unnamedChild;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (save.isPending || quiet.some((window) => faultOf(window))) return;
    save.mutate(
      { weekday_minutes, weekend_minutes, quiet },
      {
        onSuccess: () => {
          setChanges({});
          setIsChecked(false);
        },
      },
    );
  };
  const handleExtend = (minutes: number) => {
    const step = extraSteps.find((each) => each === minutes);
    if (step !== undefined && !extend.isPending) extend.mutate(step);
  };

  return (
    <form className={styles.child} aria-label={name} onSubmit={handleSubmit} noValidate>
      <h3>{name}</h3>
      <MoreToday set={set} onExtend={handleExtend} />
      {suggested !== null && !set.is_chosen && (
        <div className={styles.today}>
          <p className={styles.small}>{words.suggested(suggested)}</p>
          <Button
            kind="white"
            size="grownup"
            onClick={() => change({ weekday_minutes: suggested, weekend_minutes: suggested })}
          >
            {words.suggestedTake}
          </Button>
        </div>
      )}
      <MinutesChoice
        label={words.weekdays}
        chosen={weekday_minutes}
        suggested={suggested}
        onChoose={(minutes) => change({ weekday_minutes: minutes })}
      />
      <MinutesChoice
        label={words.weekend}
        chosen={weekend_minutes}
        suggested={suggested}
        onChoose={(minutes) => change({ weekend_minutes: minutes })}
      />
      <QuietWindows
        quiet={quiet}
        isChecked={isChecked}
        onChange={(changed) => change({ quiet: changed })}
      />
      <p className={styles.small}>{words.childClock[child.zone]}</p>
      <div className={styles.end}>
        <Button type="submit" size="grownup" busy={save.isPending}>
          {save.isPending ? words.timesSaving : words.timesSave}
        </Button>
        <PassingNotice notice={notice} />
      </div>
    </form>
  );
};
