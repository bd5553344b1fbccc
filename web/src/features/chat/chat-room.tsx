import { useEffect, useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FocusKeeper } from '../../ui/focus-keeper.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { Announcer } from './announcer.tsx';
import { AnswerBubble } from './bubble/answer-bubble.tsx';
import { ThinkingBubble, YourBubble } from './bubble/bubble.tsx';
import { Choices } from './bubble/choices.tsx';
import styles from './chat-page.module.css';
import { Composer } from './composer.tsx';
import { conversation, useConversation } from './conversation/use-conversation.ts';
import { toQuestion } from './focus-question.ts';
import { useFollow } from './use-follow.ts';
import { useStatus } from './use-status.ts';
import { words } from './words.ts';

export { ChatTools } from './chat-tools.tsx';

const Start = () => (
  <FocusKeeper to={toQuestion}>
    <div className={styles.start}>
      <Nobi mood="happy" size={170} />
      <div className={styles.hello}>
        <p className={styles.greeting}>{words.hello}</p>
        <p className={styles.tryOne}>{words.tryOne}</p>
        <Choices choices={words.examples} />
      </div>
    </div>
  </FocusKeeper>
);

const Turns = ({ readsOut, isUsedUp }: { readsOut: boolean; isUsedUp: boolean }) => {
  const { turns, question, fresh, coming } = useConversation();
  const isEmpty = turns.length === 0 && question === undefined;
  const follow = useFollow(!isEmpty);
  // What arrived or was being written while the child was elsewhere stands there whole.
  const [seen] = useState(() => conversation.read().fresh);
  const last = turns.at(-1)?.id;

  // A question that leaves, and its answer, bring the end into view.
  useEffect(() => {
    if (question !== undefined || last !== undefined) follow();
  }, [question, last, follow]);

  if (isEmpty) return <Start />;
  return (
    <FocusKeeper to={toQuestion}>
      <ul className={styles.turns} aria-label={words.conversation}>
        {turns.map((turn) =>
          turn.by === 'you' ? (
            <YourBubble key={turn.id}>{turn.text}</YourBubble>
          ) : (
            <AnswerBubble
              key={turn.id}
              turn={turn}
              isFresh={turn.id === fresh && fresh !== seen}
              readsOut={readsOut}
              offers={turn.id === last && question === undefined && !isUsedUp}
              isComing={turn.id === coming}
            />
          ),
        )}
        {question !== undefined && (
          <>
            <YourBubble>{question}</YourBubble>
            <ThinkingBubble />
          </>
        )}
      </ul>
    </FocusKeeper>
  );
};

/** The conversation itself, or why there is none here. */
export const ChatRoom = () => {
  const { isOff, readsOut, hasVoice, canTranscribe, remaining } = useStatus();
  if (isOff)
    return (
      <Empty
        mood="sleepy"
        action={<LinkButton href="/dashboard/games">{words.toGames}</LinkButton>}
      >
        <h2>{words.offTitle}</h2>
        <p>{sentenceOf('nobi_off')}</p>
      </Empty>
    );
  const isUsedUp = remaining === 0;
  return (
    <>
      <Turns readsOut={readsOut} isUsedUp={isUsedUp} />
      <Announcer />
      <Composer hasVoice={hasVoice} canTranscribe={canTranscribe} isUsedUp={isUsedUp} />
    </>
  );
};
