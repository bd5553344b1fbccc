import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type PointerEvent, type ReactNode, Suspense } from 'react';
import { config } from '../config.ts';
import { SaveControl } from '../offline/lazy-save-control.ts';
import { readAloud } from '../who-plays/read-aloud.ts';
import styles from './item-card.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { words } from './words.ts';

export interface CardItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string;
  readonly locked: boolean;
  readonly age_min: number;
  readonly age_max: number;
  readonly age_bands: readonly string[];
}

interface WayIn {
  /** Empty: there is nothing to open. */
  readonly href: string;
  readonly inNewTab: boolean;
  /** What stands on the button, and what it is called beside others of its kind. */
  readonly label: ReactNode;
  readonly name: string;
}

interface ItemCardProps {
  item: CardItem;
  /** Gives the card its colours. */
  subject: string;
  chip: string;
  wayIn: WayIn;
  onAskGrownUp: () => void;
  onLinkMissing: () => void;
  onInfo: (item: CardItem) => void;
}

// Once a visit: a name that is said at every touch would nag.
const named = new Set<string>();

const sayName = (item: CardItem) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch' || named.has(item.id)) return;
  named.add(item.id);
  readAloud(item.title);
};

const Way = ({ item, wayIn, onAskGrownUp, onLinkMissing }: ItemCardProps) => {
  const { href, inNewTab, label, name } = wayIn;
  const { locked, title } = item;
  const way = {
    className: styles.way,
    'aria-label': locked ? words.askGrownUpNamed(title) : name,
    onPointerDown: sayName(item),
    children: <span className={styles.face}>{locked ? words.askGrownUp : label}</span>,
  };
  return locked || href === '' ? (
    <button type="button" {...way} onClick={locked ? onAskGrownUp : onLinkMissing} />
  ) : (
    <a {...way} href={href} {...(inNewTab && { target: '_blank', rel: 'noopener' })} />
  );
};

/** One game, course or tool on its shelf: the whole of it opens, and a first touch says its name. */
export const ItemCard = (props: ItemCardProps) => {
  const { item, subject, chip, onInfo } = props;
  return (
    <article className={styles.card} data-category={subject} data-locked={item.locked || undefined}>
      <div className={styles.picture}>
        <Thumbnail address={item.thumbnail} className={styles.thumbnail} />
        {item.locked && (
          <span className={styles.lock}>
            <Lock size={22} weight="fill" aria-hidden="true" />
            {words.premium}
          </span>
        )}
      </div>
      <div className={styles.about}>
        <span className={styles.chip}>{chip}</span>
        <h2 className={styles.title}>{item.title}</h2>
        <Way {...props} />
      </div>
      <button
        type="button"
        className={styles.info}
        aria-label={words.infoNamed(item.title)}
        aria-haspopup="dialog"
        onClick={() => onInfo(item)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {item.id in config.packs && !item.locked && (
        <div className={styles.save}>
          <Suspense>
            <SaveControl {...item} />
          </Suspense>
        </div>
      )}
    </article>
  );
};
