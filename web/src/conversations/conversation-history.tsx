import { useRef, useState } from 'react';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { FocusKeeper } from '../ui/focus-keeper.tsx';
import { PassingNotice } from '../ui/passing-notice.tsx';
import { byDay, type Conversation, hourInWib, nameOfDay } from './by-day.ts';
import styles from './conversation-history.module.css';
import { type ReadPage, useConversations } from './use-conversations.ts';
import { words } from './words.ts';

interface ConversationEntryProps {
  conversation: Conversation;
  day: string;
  /** Whose it is, where several children are shown. */
  child: string | undefined;
  size: NonNullable<ButtonLook['size']>;
  isBusy: boolean;
  onForget: () => void;
}

const ConversationEntry = ({
  conversation,
  day,
  child,
  size,
  isBusy,
  onForget,
}: ConversationEntryProps) => {
  const [isAsking, setAsking] = useState(false);
  const hour = hourInWib(conversation.at);
  const entry = useRef<HTMLLIElement>(null);
  return (
    <li ref={entry} className={styles.talk}>
      <FocusKeeper>
        <div className={styles.row}>
          <span className={styles.hour}>
            {child !== undefined && <strong className={styles.child}>{child}</strong>}
            {hour}
          </span>
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
          <FocusKeeper to={() => entry.current?.querySelector('button')}>
            <div className={styles.row}>
              <p className={styles.asks}>{words.forgetAsk}</p>
              <Button kind="white" size={size} autoFocus onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
              <Button kind="violet" size={size} busy={isBusy} onClick={onForget}>
                {isBusy ? words.forgetting : words.forgetYes}
              </Button>
            </div>
          </FocusKeeper>
        )}
        <dl className={styles.turns}>
          {conversation.turns.map((turn) => (
            <div key={turn.turn_id}>
              <dt>{child ?? words.you}</dt>
              <dd>{turn.prompt}</dd>
              <dt>{words.nobi}</dt>
              <dd>{turn.response}</dd>
            </div>
          ))}
        </dl>
      </FocusKeeper>
    </li>
  );
};

interface ConversationHistoryProps {
  days: number;
  size: NonNullable<ButtonLook['size']>;
  /** For the adult of several children: how the talks of all are read, and the name of one without. */
  family?: { readonly read: ReadPage; readonly unnamed: string } | undefined;
}

/** What was said in the last days, by day; one conversation can be deleted at a time. */
export const ConversationHistory = ({ days, size, family }: ConversationHistoryProps) => {
  const { conversations, turns, forgetting, notice } = useConversations(days, family?.read);
  const shown = turns && byDay(turns);
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className={styles.history} tabIndex={-1} aria-busy={conversations.isPending}>
      {conversations.isPending && <p role="status">{words.loading}</p>}
      {!shown && conversations.isError && (
        <div className={styles.row}>
          <p role="alert">{words.unread}</p>
          <FocusKeeper>
            <Button kind="white" size={size} onClick={() => void conversations.refetch()}>
              {words.tryAgain}
            </Button>
          </FocusKeeper>
        </div>
      )}
      {shown?.length === 0 && <p>{words.empty}</p>}
      {shown?.map(({ date, conversations: ofDay }) => (
        <section key={date} className={styles.day} aria-label={nameOfDay(date)}>
          <h3>{nameOfDay(date)}</h3>
          <ul className={styles.talks}>
            {ofDay.map((conversation) => (
              <ConversationEntry
                key={conversation.id}
                conversation={conversation}
                day={nameOfDay(date)}
                child={family && (conversation.nickname ?? family.unnamed)}
                size={size}
                isBusy={forgetting.isPending && forgetting.variables === conversation.id}
                onForget={() => {
                  if (!forgetting.isPending) forgetting.mutate(conversation.id);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {conversations.hasNextPage && (
        <FocusKeeper to={() => [...(whole.current?.querySelectorAll('button') ?? [])].at(-1)}>
          <Button
            kind="white"
            size={size}
            busy={conversations.isFetchingNextPage}
            onClick={() => void conversations.fetchNextPage()}
          >
            {conversations.isFetchingNextPage ? words.loading : words.more}
          </Button>
        </FocusKeeper>
      )}
      <PassingNotice notice={notice} />
    </div>
  );
};
