import { useEffect, useState } from 'react';
import { config } from '../../config.ts';
import { hasSaved } from '../saved.ts';
import styles from './save-control.module.css';
import { sizeOf } from './size.ts';
import { words } from './words.ts';

type Packs = typeof import('./pack-of.tsx');

interface SaveControlProps {
  id: string;
  title: string;
}

/** What saves comes when something is saved, or was. */
const loadPacks = async () => {
  const part = await import('./pack-of.tsx');
  await part.loadPackWords();
  return part;
};

const usePacks = () => {
  const [packs, setPacks] = useState<Packs>();
  const bring = async () => {
    const part = await loadPacks();
    setPacks(part);
    return part;
  };
  useEffect(() => {
    if (hasSaved()) loadPacks().then(setPacks, () => {});
  }, []);
  return { packs, bring };
};

/** Drawn by its style: attributes would weigh on every shelf. */
const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
const arrow = 'M12 3v12m-5-5 5 5 5-5M4 21h16';
const tick = 'M4 13l5 5L20 6';

/** Nothing was ever saved here: the button alone. */
const First = ({ id, title, onSave }: SaveControlProps & { onSave: () => void }) => {
  const text = `${words.save} · ${sizeOf(config.packs[id] ?? 0, words.comma)}`;
  return (
    <button
      type="button"
      className={styles.save}
      data-save={id}
      aria-label={`${text} ${words.named(title)}`}
      onClick={onSave}
    >
      <Sign path={arrow} />
      {text}
    </button>
  );
};

/** "Simpan · 340 kB" on a card; what became of it; and once it is there, that it is. */
export const SaveControl = ({ id, title }: SaveControlProps) => {
  const { packs, bring } = usePacks();
  if (packs)
    return (
      <packs.PackOf
        id={id}
        title={title}
        signs={{ arrow: <Sign path={arrow} />, tick: <Sign path={tick} /> }}
      />
    );
  return (
    <First id={id} title={title} onSave={() => void bring().then((part) => part.savePack(id))} />
  );
};
