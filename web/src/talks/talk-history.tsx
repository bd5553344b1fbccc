import { useRef, useState } from 'react';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { FocusKept } from '../ui/focus-kept.tsx';
import { PassingNotice } from '../ui/passing-notice.tsx';
import { byDay, hourInWib, nameOfDay, type Talk } from './by-day.ts';
import styles from './talk-history.module.css';
import { useTalks } from './use-talks.ts';
import { words } from './words.ts';

interface TalkEntryProps {
  talk: Talk;
  day: string;
  size: NonNullable<ButtonLook['size']>;
  isBusy: boolean;
  onForget: () => void;
}

const TalkEntry = ({ talk, day, size, isBusy, onForget }: TalkEntryProps) => {
  const [isAsking, setAsking] = useState(false);
  const hour = hourInWib(talk.at);
  const entry = useRef<HTMLLIElement>(null);
  return (
    <FocusKept>
      <li ref={entry} className={styles.talk}>
        <div className={styles.row}>
          <span className={styles.hour}>{hour}</span>
          {!isAsking && (
            <Button
              kind="white"
              size={size}
              aria-label={words.forgetNamed(day, hour)}
              onClick={() => setAsking(true)}
            >
              {words.forget}
            </Button>
          )}
        </div>
        {isAsking && (
          <FocusKept to={() => entry.current?.querySelector('button')}>
            <div className={styles.row}>
              <p className={styles.asks}>{words.forgetAsk}</p>
              <Button kind="white" size={size} autoFocus onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
              <Button kind="violet" size={size} busy={isBusy} onClick={onForget}>
                {isBusy ? words.forgetting : words.forgetYes}
              </Button>
            </div>
          </FocusKept>
        )}
        <dl className={styles.turns}>
          {talk.turns.map((turn) => (
            <div key={turn.turn_id}>
              <dt>{words.you}</dt>
              <dd>{turn.prompt}</dd>
              <dt>{words.nobi}</dt>
              <dd>{turn.response}</dd>
            </div>
          ))}
        </dl>
      </li>
    </FocusKept>
  );
};

interface TalkHistoryProps {
  days: number;
  size: NonNullable<ButtonLook['size']>;
}

/** What was said in the last days, by day; one conversation can be deleted at a time. */
export const TalkHistory = ({ days, size }: TalkHistoryProps) => {
  const { talks, turns, forgetting, said } = useTalks(days);
  const shown = turns && byDay(turns);
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className={styles.history} tabIndex={-1} aria-busy={talks.isPending}>
      {talks.isPending && <p role="status">{words.loading}</p>}
      {!shown && talks.isError && (
        <div className={styles.row}>
          <p role="alert">{words.unread}</p>
          <FocusKept>
            <Button kind="white" size={size} onClick={() => void talks.refetch()}>
              {words.tryAgain}
            </Button>
          </FocusKept>
        </div>
      )}
      {shown?.length === 0 && <p>{words.empty}</p>}
      {shown?.map(({ date, talks: ofDay }) => (
        <section key={date} className={styles.day} aria-label={nameOfDay(date)}>
          <h3>{nameOfDay(date)}</h3>
          <ul className={styles.talks}>
            {ofDay.map((talk) => (
              <TalkEntry
                key={talk.id}
                talk={talk}
                day={nameOfDay(date)}
                size={size}
                isBusy={forgetting.isPending && forgetting.variables === talk.id}
                onForget={() => {
                  if (!forgetting.isPending) forgetting.mutate(talk.id);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {talks.hasNextPage && (
        <FocusKept to={() => [...(whole.current?.querySelectorAll('button') ?? [])].at(-1)}>
          <Button
            kind="white"
            size={size}
            busy={talks.isFetchingNextPage}
            onClick={() => void talks.fetchNextPage()}
          >
            {talks.isFetchingNextPage ? words.loading : words.more}
          </Button>
        </FocusKept>
      )}
      <PassingNotice said={said} />
    </div>
  );
};
