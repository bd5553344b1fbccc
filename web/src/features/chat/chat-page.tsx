import { useCallback, useEffect, useRef, useState } from 'react';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { AnswerBubble, ThinkingBubble, YourBubble } from './bubble.tsx';
import styles from './chat-page.module.css';
import { Composer } from './composer.tsx';
import { talk, useConversation } from './use-conversation.ts';
import { words } from './words.ts';

/** Pixels from the end that still count as being there. */
const nearEnd = 160;

/** Keeps the end of the talk in view as it grows, unless the child has scrolled up to read. */
const useFollow = (isOn: boolean) => {
  const isFollowing = useRef(true);
  const follow = useCallback(() => {
    isFollowing.current = true;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const handleScroll = () => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      isFollowing.current = left < nearEnd;
    };
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) follow();
    });
    growth.observe(document.body);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', handleScroll);
    };
  }, [isOn, follow]);
  return follow;
};

const Start = () => (
  <div className={styles.start}>
    <Nobi mood="happy" size={170} />
    <div className={styles.hello}>
      <p className={styles.greeting}>{words.hello}</p>
      <p className={styles.tryOne}>{words.tryOne}</p>
      <ul className={styles.examples}>
        {words.examples.map((example) => (
          <li key={example}>
            <button type="button" className={styles.example} onClick={() => void talk.ask(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const Turns = () => {
  const { turns, asked, fresh } = useConversation();
  const isEmpty = turns.length === 0 && asked === undefined;
  const follow = useFollow(!isEmpty);
  // What arrived or was being written while the child was elsewhere stands there whole.
  const [seen] = useState(() => talk.read().fresh);
  const last = turns.at(-1)?.id;

  // A question that leaves, and its answer, bring the end into view.
  useEffect(() => {
    if (asked !== undefined || last !== undefined) follow();
  }, [asked, last, follow]);

  if (isEmpty) return <Start />;
  return (
    <ul className={styles.turns} aria-label={words.conversation}>
      {turns.map((turn) =>
        turn.by === 'you' ? (
          <YourBubble key={turn.id}>{turn.text}</YourBubble>
        ) : (
          <AnswerBubble key={turn.id} turn={turn} isFresh={turn.id === fresh && fresh !== seen} />
        ),
      )}
      {asked !== undefined && (
        <>
          <YourBubble>{asked}</YourBubble>
          <ThinkingBubble />
        </>
      )}
    </ul>
  );
};

/** Says a whole answer once, while the eye still sees it being written. */
const Announcer = () => {
  const { turns, asked, fresh, failure } = useConversation();
  const answer = turns.find(({ id }) => id === fresh)?.text;
  const said = useRef('');
  if (answer !== undefined) said.current = `${words.nobi}: ${answer}`;
  if (asked !== undefined) said.current = words.thinking;
  if (failure) said.current = '';
  return (
    <p role="status" className="spoken">
      {said.current}
    </p>
  );
};

/** /dashboard/ai: the talk with Nobi. */
export const ChatPage = () => {
  usePage(words.title);
  const { turns } = useConversation();
  const isOffline = turns.findLast(({ by }) => by === 'nobi')?.source !== 'model';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {isOffline && (
          <p className={styles.mark} title={words.offlineMore}>
            {words.offlineMark}
          </p>
        )}
        {turns.length > 0 && (
          <Button kind="quiet" className={styles.clear} onClick={talk.clear}>
            {words.clear}
          </Button>
        )}
      </header>
      <Turns />
      <Announcer />
      <Composer />
    </div>
  );
};
