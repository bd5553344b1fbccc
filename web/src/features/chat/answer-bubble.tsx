import { useCallback, useEffect } from 'react';
import { Thumbnail } from '../../shelf/thumbnail.tsx';
import { coursePath, playPath, toolPath } from '../../shelf/ways-in.ts';
import { currentLanguage } from '../../text/language.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FocusKept } from '../../ui/focus-kept.tsx';
import styles from './bubble.module.css';
import { NobiTurn } from './bubble.tsx';
import { contactsIn } from './contacts.ts';
import type { Card, Turn } from './kept-talk.ts';
import { ReadAloud } from './read-aloud.tsx';
import { talk } from './use-conversation.ts';
import { readUnasked, useReading } from './use-reading.ts';
import { useTypewriter } from './use-typewriter.ts';
import { words } from './words.ts';

const wayTo = {
  // The address of a game corrects itself to the one that people read.
  game: (id: string) => playPath({ id, html_game_url: id }),
  course: (id: string) => coursePath({ id }),
  tool: (id: string) => toolPath({ id }),
};

const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ kind, id, title, description, thumbnail }) => (
      <li key={`${kind}/${id}`}>
        <a
          className={styles.card}
          href={wayTo[kind](id)}
          {...(kind !== 'tool' && { target: '_blank', rel: 'noopener' })}
        >
          <Thumbnail address={thumbnail} className={styles.picture} />
          <span className={styles.cardWords}>
            <span className={styles.cardTitle}>{title}</span>
            <span className={styles.cardText}>{description}</span>
            <span className={styles.open}>{words.openItem[kind]}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** People to call, out of Nobi's fixed words. */
const Contacts = ({ text }: { text: string }) => (
  <div className={styles.contacts}>
    {contactsIn(text).map(({ kind, shown, href }) => (
      <LinkButton
        key={href}
        kind="violet"
        href={href}
        {...(kind === 'whatsApp' && { target: '_blank' })}
      >
        {words[kind](shown)}
      </LinkButton>
    ))}
  </div>
);

const BreakWays = () => (
  <div className={styles.contacts}>
    <LinkButton href="/dashboard/games">{words.finish}</LinkButton>
    <Button kind="quiet" onClick={talk.clear}>
      {words.clear}
    </Button>
  </div>
);

/** What stands under an answer that is all there. */
const Below = ({ turn }: { turn: Turn }) => (
  <>
    {turn.isCut && <p className={styles.cut}>{words.cut}</p>}
    {turn.cards && turn.cards.length > 0 && <Cards cards={turn.cards} />}
    {turn.kind === 'help' && <Contacts text={turn.text} />}
    {turn.kind === 'break' && <BreakWays />}
    <ReadAloud turn={turn} />
  </>
);

interface AnswerBubbleProps {
  turn: Turn;
  isFresh: boolean;
  isComing: boolean;
  /** Reads a new answer aloud as soon as all of it is there. */
  readsOut: boolean;
}

/** An answer, written out when it is new; a tap anywhere on it shows the rest at once. */
export const AnswerBubble = ({ turn, isFresh, isComing, readsOut }: AnswerBubbleProps) => {
  const { id, text, kind, source } = turn;
  const onDone = useCallback(() => talk.settle(id), [id]);
  const writing = useTypewriter({ text, isOn: isFresh, isComing, onDone });
  const { shown, isDone, isBehind, skip } = writing;
  const { from, to } = useReading(id);
  const reads = readsOut && isFresh && !isComing;
  useEffect(() => {
    if (reads) void readUnasked(id, text, currentLanguage());
  }, [reads, id, text]);

  return (
    <NobiTurn mood={kind === 'help' ? 'think' : 'happy'}>
      <div
        className={styles.bubble}
        tabIndex={-1}
        data-kind={kind}
        data-writing={isDone ? undefined : true}
      >
        <div className={styles.head}>
          <span className={styles.label}>{words.nobi}</span>
          {source === 'offline' && <span className={styles.source}>{words.offlineMark}</span>}
        </div>
        <p className={styles.text} aria-hidden={isDone ? undefined : true}>
          {to > 0 ? (
            <>
              {text.slice(0, from)}
              <mark>{text.slice(from, to)}</mark>
              {text.slice(to)}
            </>
          ) : (
            shown
          )}
        </p>
        {isBehind && (
          <FocusKept>
            <button
              type="button"
              className={styles.skip}
              aria-label={words.showAll}
              onClick={skip}
            />
          </FocusKept>
        )}
        {isDone && <Below turn={turn} />}
      </div>
    </NobiTurn>
  );
};
