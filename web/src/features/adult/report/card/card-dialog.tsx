import { useEffect, useId, useRef, useState } from 'react';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import frame from '../../../../ui/dialog.module.css';
import styles from './card-dialog.module.css';
import { canShare, fileOf, shareCard } from './card-file.ts';
import { useCard } from './use-card.ts';
import { words } from './words.ts';

interface Drawn {
  picture: string;
  lines: readonly string[];
}

/** What is on the card as words, and the ways out of here. */
const Ways = ({ picture, lines }: Drawn) => {
  const [isRefused, setRefused] = useState(false);
  const file = fileOf(picture, words.file);
  const hasSheet = canShare(file);
  const handleShare = async () => setRefused(!(await shareCard(file, lines)));
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isRefused && <p role="alert">{words.notShared}</p>}
      <div className={styles.ways}>
        {hasSheet && (
          <Button size="grownup" onClick={() => void handleShare()}>
            {words.share}
          </Button>
        )}
        <LinkButton
          kind={hasSheet ? 'white' : 'primary'}
          size="grownup"
          href={picture}
          download={words.file}
        >
          {words.download}
        </LinkButton>
      </div>
    </>
  );
};

const Unread = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <p role="alert">{words.unread}</p>
    <p>
      <Button kind="white" size="grownup" onClick={onAgain}>
        {words.tryAgain}
      </Button>
    </p>
  </>
);

/** The card before it leaves: without the nickname until the adult wants it there. */
export const CardDialog = ({ child, onClose }: { child: string; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isNamed, setNamed] = useState(false);
  const { data, isError, isPlaceholderData, refetch } = useCard(child, isNamed);
  const drawn = isPlaceholderData ? undefined : data;
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.body}>
        <h2 id={id}>{words.title}</h2>
        <p>{words.lead}</p>
        <label className={styles.named}>
          <input
            type="checkbox"
            name="named"
            checked={isNamed}
            onChange={(event) => setNamed(event.currentTarget.checked)}
          />
          {words.named}
        </label>
        {isNamed && drawn && !drawn.is_named && <p>{words.notDrawn}</p>}
        <div className={styles.picture} aria-busy={!drawn}>
          {data && <img src={data.picture} alt={words.picture} width={1080} height={1080} />}
          {!drawn && !isError && <p role="status">{words.loading}</p>}
        </div>
        <div className={styles.rest}>
          {isError ? <Unread onAgain={() => void refetch()} /> : drawn && <Ways {...drawn} />}
        </div>
        <p>
          <Button kind="quiet" size="grownup" onClick={() => dialog.current?.close()}>
            {words.close}
          </Button>
        </p>
      </div>
    </dialog>
  );
};
