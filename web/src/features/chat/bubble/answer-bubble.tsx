import { currentLanguage } from '@nobi/client/language';
import { Suspense, useCallback, useEffect } from 'react';
import { coursePath, playPath, toolPath } from '../../../catalogue/item-paths.ts';
import { Thumbnail } from '../../../catalogue/thumbnail.tsx';
import { ReportButton } from '../../../content-report/lazy-report-button.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import type { Card, Turn } from '../conversation/conversation-storage.ts';
import { conversation } from '../conversation/use-conversation.ts';
import { ReadAloud } from '../voice/read-aloud.tsx';
import { readUnasked, useReading } from '../voice/use-reading.ts';
import { words } from '../words.ts';
import styles from './bubble.module.css';
import { NobiTurn } from './bubble.tsx';
import { Choices } from './choices.tsx';
import { contactsIn } from './contacts.ts';
import { useTypewriter } from './use-typewriter.ts';

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
    <Button kind="quiet" onClick={conversation.clear}>
      {words.clear}
    </Button>
  </div>
);

/** What stands under an answer that is all there. */
const Below = ({ turn, offers }: { turn: Turn; offers: boolean }) => (
  <>
    {turn.isCut && <p className={styles.cut}>{words.cut}</p>}
    {turn.cards && turn.cards.length > 0 && <Cards cards={turn.cards} />}
    {offers && turn.choices && <Choices choices={turn.choices} />}
    {turn.kind === 'help' && <Contacts text={turn.text} />}
    {turn.kind === 'break' && <BreakWays />}
    <div className={styles.ways}>
      <ReadAloud turn={turn} />
      <Suspense fallback={null}>
        <ReportButton
          place={{ kind: 'nobi', turn: turn.turnId || undefined }}
          className={styles.read}
        />
      </Suspense>
    </div>
  </>
);

interface AnswerBubbleProps {
  turn: Turn;
  isFresh: boolean;
  isComing: boolean;
  /** Whether a choice may still be taken: of the last answer, while questions are left. */
  offers: boolean;
  /** Reads a new answer aloud as soon as all of it is there. */
  readsOut: boolean;
}

/** An answer, written out when it is new; a tap anywhere on it shows the rest at once. */
export const AnswerBubble = ({ turn, isFresh, isComing, offers, readsOut }: AnswerBubbleProps) => {
  const { id, text, kind, source } = turn;
  const onDone = useCallback(() => conversation.settle(id), [id]);
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
          <FocusKeeper>
            <button
              type="button"
              className={styles.skip}
              aria-label={words.showAll}
              onClick={skip}
            />
          </FocusKeeper>
        )}
        {isDone && <Below turn={turn} offers={offers} />}
      </div>
    </NobiTurn>
  );
};
