import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './item-card.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { words } from './words.ts';

interface CardItem {
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
}

const Way = ({ item, wayIn, onAskGrownUp, onLinkMissing }: ItemCardProps) => {
  const { href, inNewTab, label, name } = wayIn;
  if (item.locked)
    return (
      <Button
        kind="white"
        className={styles.ask}
        aria-label={words.askGrownUpNamed(item.title)}
        onClick={onAskGrownUp}
      >
        {words.askGrownUp}
      </Button>
    );
  return href === '' ? (
    <button type="button" className={styles.play} aria-label={name} onClick={onLinkMissing}>
      {label}
    </button>
  ) : (
    <a
      className={styles.play}
      href={href}
      aria-label={name}
      {...(inNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
    </a>
  );
};

/** One game, course or tool on its shelf. */
export const ItemCard = (props: ItemCardProps) => {
  const { item, subject, chip } = props;
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
        <div className={styles.row}>
          <span className={styles.chip}>{chip}</span>
          <span className={styles.age}>{words.ages(item.age_min, item.age_max)}</span>
        </div>
        <h2 className={styles.title}>{item.title}</h2>
        <p className={styles.description}>{item.description}</p>
        <p className={styles.age}>{words.bands(item.age_bands)}</p>
        <Way {...props} />
      </div>
    </article>
  );
};
