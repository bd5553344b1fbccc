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

/** Follows the end of the talk, unless the child has scrolled up to read. */
const useFollow = () => {
  const isFollowing = useRef(true);
  useEffect(() => {
    const handleScroll = () => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      isFollowing.current = left < nearEnd;
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  const follow = useCallback((isWanted = false) => {
    if (!isWanted && !isFollowing.current) return;
    isFollowing.current = true;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, []);
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
  const follow = useFollow();
  // What arrived or was being written while the child was elsewhere stands there whole.
  const [seen] = useState(() => talk.read().fresh);
  const handleGrow = useCallback(() => follow(), [follow]);
  const last = turns.at(-1)?.id;

  // A question that leaves, and its answer, bring the end into view.
  useEffect(() => {
    if (asked !== undefined || last !== undefined) follow(true);
  }, [asked, last, follow]);

  if (turns.length === 0 && asked === undefined) return <Start />;
  return (
    <ul className={styles.turns} aria-label={words.conversation}>
      {turns.map((turn) =>
        turn.by === 'you' ? (
          <YourBubble key={turn.id}>{turn.text}</YourBubble>
        ) : (
          <AnswerBubble
            key={turn.id}
            turn={turn}
            isFresh={turn.id === fresh && fresh !== seen}
            onGrow={handleGrow}
          />
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
    <p role="status" className={styles.spoken}>
      {said.current}
    </p>
  );
};

/** /dashboard/ai: the talk with Nobi. */
export const ChatPage = () => {
  usePage(words.title);
  const { turns } = useConversation();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <p className={styles.mark} title={words.offlineMore}>
          {words.offlineMark}
        </p>
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
