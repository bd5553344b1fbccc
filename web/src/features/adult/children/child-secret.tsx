import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SecretPicture } from '../../../who-plays/pictures/objects.ts';
import { PicturePad } from '../../../who-plays/pictures/picture-pad.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';
import own from './children.module.css';
import type { Outcome } from './use-child-changes.ts';

interface ChildSecretProps {
  name: string;
  hasSecret: boolean;
  onSave: (pictures: SecretPicture[] | null) => Outcome;
  onClose: () => void;
}

/** Three pictures before a child's face opens: against a brother, not against an attacker. */
export const ChildSecret = ({ name, hasSecret, onSave, onClose }: ChildSecretProps) => {
  const [chosen, setChosen] = useState<SecretPicture[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (pictures: SecretPicture[] | null) => {
    setBusy(true);
    setProblem(await onSave(pictures));
    setBusy(false);
  };
  const handleSave = () => {
    if (chosen.length === 3) void save(chosen);
    else setProblem(words.secretThree);
  };
  return (
    <section className={own.part} aria-label={words.childPartOf.secret(name)}>
      <p className={styles.small}>{words.secretLead}</p>
      <PicturePad chosen={chosen} onChange={setChosen} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={own.ways}>
        <Button kind="quiet" size="grownup" onClick={onClose}>
          {words.cancel}
        </Button>
        {hasSecret && (
          <Button kind="white" size="grownup" busy={isBusy} onClick={() => void save(null)}>
            {words.secretRemove}
          </Button>
        )}
        <Button kind="violet" size="grownup" busy={isBusy} onClick={handleSave}>
          {words.secretSave}
        </Button>
      </div>
    </section>
  );
};
