import { useState } from 'react';
import styles from '../../features/adult/adult.module.css';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StoredPack } from '../packs/note.ts';
import { removePack, savePack } from '../packs/packs.ts';
import { useNote, useWork } from '../packs/use-packs.ts';
import { packWords } from '../screens/pack-words.ts';
import { sizeOf } from '../screens/size.ts';
import { words as ofCards } from '../screens/words.ts';
import { useTitles } from './use-titles.ts';
import { words } from './words.ts';

const size = (bytes: number) => sizeOf(bytes, ofCards.comma);

interface EntryProps {
  id: string;
  title: string;
  pack: StoredPack;
  onFailed: () => void;
}

const Entry = ({ id, title, pack, onFailed }: EntryProps) => {
  const { coming, failed } = useWork();
  const why = failed[id];
  return (
    <li className={styles.entry} data-pack={id}>
      <p>
        <strong>{title}</strong>
        <span className={styles.small}>
          {pack.missing > 0 ? words.again(size(pack.missing)) : size(pack.bytes)}
        </span>
        {pack.isOld && <span className={styles.small}>{words.old}</span>}
        {why && <span role="alert">{packWords.why[why]}</span>}
      </p>
      <span className={styles.bar}>
        {(pack.missing > 0 || pack.isOld) && (
          <Button kind="white" size="grownup" busy={id in coming} onClick={() => void savePack(id)}>
            {words.fetch}
          </Button>
        )}
        <Button
          kind="white"
          size="grownup"
          aria-label={words.removeNamed(title)}
          onClick={() => removePack(id).catch(onFailed)}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  );
};

/** What is saved and how much room it takes, in one place. */
export const SavedList = () => {
  const { items, room } = useNote();
  const [hasFailed, setFailed] = useState(false);
  const titleOf = useTitles();
  const all = Object.entries(items);
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.saved}</h3>
      {all.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {all.map(([id, pack]) => (
          <Entry
            key={id}
            id={id}
            title={titleOf(id)}
            pack={pack}
            onFailed={() => setFailed(true)}
          />
        ))}
      </ul>
      {hasFailed && <Notice tone="error">{words.removeFailed}</Notice>}
      {all.length > 0 && <p className={styles.small}>{words.uses(size(room))}</p>}
    </section>
  );
};
