import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';
import own from './children.module.css';
import type { Outcome } from './use-child-changes.ts';

interface ChildRemovalProps {
  name: string;
  onRemove: () => Outcome;
  onClose: () => void;
}

/** Says what goes, and waits for one more press. */
export const ChildRemoval = ({ name, onRemove, onClose }: ChildRemovalProps) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    setProblem(await onRemove());
    setBusy(false);
  };
  return (
    <section className={own.part} aria-label={words.childPartOf.remove(name)}>
      <p className={styles.asks}>{words.removeAsk(name)}</p>
      <p className={styles.small}>{words.removeLead}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={own.ways}>
        <Button kind="quiet" size="grownup" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button kind="violet" size="grownup" busy={isBusy} onClick={() => void remove()}>
          {words.removeYes(name)}
        </Button>
      </div>
    </section>
  );
};
