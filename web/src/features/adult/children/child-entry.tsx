import type { Child } from '@nobi/contract';
import { useState } from 'react';
import { animals } from '../../../brand/animals.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import styles from '../adult.module.css';
import { words } from '../words.ts';
import { ChildForm } from './child-form.tsx';
import { ChildRemoval } from './child-removal.tsx';
import { ChildSecret } from './child-secret.tsx';
import own from './children.module.css';
import type { ChildChanges, Outcome } from './use-child-changes.ts';

interface ChildEntryProps {
  child: Child;
  hasSecret: boolean;
  isOnly: boolean;
  changes: ChildChanges;
  onDone: (text: string) => void;
}

type Part = 'change' | 'secret' | 'remove';

const about = ({ age_band, grade }: Child) =>
  [age_band && words.ageBand(age_band), grade !== null && words.grade(grade)]
    .filter(Boolean)
    .join(' · ');

/** One child, and what the adult can do for it. */
export const ChildEntry = ({ child, hasSecret, isOnly, changes, onDone }: ChildEntryProps) => {
  const [open, setOpen] = useState<Part>();
  const name = child.nickname ?? words.unnamedChild;
  const close = () => setOpen(undefined);
  const andSay = (message: string) => async (change: Outcome) => {
    const problem = await change;
    if (problem) return problem;
    close();
    onDone(message);
    return undefined;
  };
  const parts: readonly Part[] = isOnly ? ['change', 'secret'] : ['change', 'secret', 'remove'];
  return (
    <li className={`${styles.entry} ${own.child}`} tabIndex={-1}>
      <div className={own.who}>
        <img src={animals[child.animal]} alt="" width={64} height={64} />
        <p>
          <strong>{name}</strong>
          <span className={styles.small}>
            {isOnly || child.nickname !== null ? about(child) : words.unnamedBesides}
          </span>
          {hasSecret && <span className={styles.small}>{words.secretIsSet}</span>}
        </p>
      </div>
      <FocusKeeper>
        {open === undefined && (
          <div className={own.ways}>
            {parts.map((part) => (
              <Button
                key={part}
                kind="white"
                size="grownup"
                aria-label={words.childPartOf[part](name)}
                onClick={() => setOpen(part)}
              >
                {words.childPart[part]}
              </Button>
            ))}
          </div>
        )}
        {open === 'change' && (
          <ChildForm
            child={child}
            onSave={(details) => andSay(words.childSaved)(changes.change(child.id, details))}
            onClose={close}
          />
        )}
        {open === 'secret' && (
          <ChildSecret
            name={name}
            hasSecret={hasSecret}
            onSave={(pictures) =>
              andSay(pictures ? words.secretSaved : words.secretGone)(
                changes.setSecret(child.id, pictures),
              )
            }
            onClose={close}
          />
        )}
        {open === 'remove' && (
          <ChildRemoval
            name={name}
            onRemove={() => andSay(words.childRemoved)(changes.remove(child.id))}
            onClose={close}
          />
        )}
      </FocusKeeper>
    </li>
  );
};
