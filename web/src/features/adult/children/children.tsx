import { mostChildren } from '@nobi/contract';
import { useState } from 'react';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import { useFaces } from '../../../who-plays/use-faces.ts';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { useChildren } from '../use-children.ts';
import { words } from '../words.ts';
import { ChildEntry } from './child-entry.tsx';
import { ChildForm } from './child-form.tsx';
import { useChildChanges } from './use-child-changes.ts';

/** Who belongs to this family. */
export const Children = () => {
  const changes = useChildChanges();
  const { data: list, isError, refetch } = useChildren();
  const { data: known } = useFaces(true).shown;
  const data = list?.children;
  const guarded = known?.faces.filter(({ has_secret }) => has_secret).map(({ id }) => id);
  const { notice, say } = usePassingNotice();
  const [isAdding, setAdding] = useState(false);
  const handleDone = (text: string) => say({ tone: 'done', text });
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="children-title">
      <h2 id="children-title">{words.children}</h2>
      <p className={styles.lead}>{words.childrenLead}</p>
      {!data && <Unread isPending={!isError} onAgain={() => void refetch()} />}
      {data && (
        <ul className={styles.list}>
          {data.map((child) => (
            <ChildEntry
              key={child.id}
              child={child}
              isOnly={data.length === 1}
              hasSecret={guarded?.includes(child.id) === true}
              changes={changes}
              onDone={handleDone}
            />
          ))}
        </ul>
      )}
      {data && data.length < mostChildren && (
        <FocusKeeper>
          {isAdding ? (
            <ChildForm
              onSave={async (details) => {
                const problem = await changes.add(details);
                if (problem) return problem;
                setAdding(false);
                handleDone(words.childSaved);
                return undefined;
              }}
              onClose={() => setAdding(false)}
            />
          ) : (
            <Button
              kind="white"
              size="grownup"
              className={styles.own}
              onClick={() => setAdding(true)}
            >
              {words.childAdd}
            </Button>
          )}
        </FocusKeeper>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
