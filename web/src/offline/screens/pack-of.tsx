import type { ReactNode } from 'react';
import { bytesToBring, savePack, type WhyNot } from '../packs/packs.ts';
import { useNote, useWork } from '../packs/use-packs.ts';
import { loadPackWords, packWords } from './pack-words.ts';
import styles from './save-control.module.css';
import { sizeOf } from './size.ts';
import { words } from './words.ts';

export { loadPackWords, savePack };

interface PackOfProps {
  id: string;
  title: string;
  signs: { readonly arrow: ReactNode; readonly tick: ReactNode };
}

type State = 'none' | 'coming' | 'part' | 'saved';

const usePackState = (id: string): State => {
  const { [id]: pack } = useNote().items;
  if (id in useWork().coming) return 'coming';
  if (!pack) return 'none';
  return pack.missing > 0 ? 'part' : 'saved';
};

const WhyNotNote = ({ why }: { why: WhyNot | undefined }) =>
  why ? (
    <p role="alert" className={styles.why}>
      {packWords.why[why]}
    </p>
  ) : null;

/**
 * A card's control once what saves is there: how far it is, and why not. Brought by `save-control`.
 * @public
 */
export const PackOf = ({ id, title, signs }: PackOfProps) => {
  const state = usePackState(id);
  const { coming, failed } = useWork();
  const bytes = bytesToBring(id);
  const size = sizeOf(bytes, words.comma);
  const percent = Math.min(99, Math.round((100 * (coming[id] ?? 0)) / (bytes || 1)));
  const says = {
    none: [signs.arrow, `${words.save} · ${size}`],
    part: [signs.arrow, `${packWords.again} · ${size}`],
    coming: [null, packWords.saving(percent)],
    saved: [signs.tick, packWords.saved],
  } as const;
  const isIdle = state === 'none' || state === 'part';
  return (
    <>
      <button
        type="button"
        className={styles.save}
        data-save={id}
        data-saved={state === 'saved' ? '' : undefined}
        aria-disabled={!isIdle}
        aria-busy={state === 'coming'}
        aria-label={`${says[state][1]} ${words.named(title)}`}
        onClick={() => {
          if (isIdle) void savePack(id);
        }}
      >
        {says[state]}
      </button>
      <WhyNotNote why={failed[id]} />
    </>
  );
};
