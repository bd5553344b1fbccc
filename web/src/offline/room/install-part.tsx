import { useState } from 'react';
import styles from '../../features/adult/adult.module.css';
import { Button } from '../../ui/button.tsx';
import { installPrompt, isApple, isInstalled, mayInvite } from '../install.ts';
import { words } from './words.ts';

/** The quiet invitation to install; here alone, and from the third visit on. */
export const InstallPart = () => {
  const [prompt] = useState(installPrompt);
  const [wasInstalled, setInstalled] = useState(isInstalled);
  if (wasInstalled) return <p className={styles.small}>{words.installed}</p>;
  if (!mayInvite() || !(prompt || isApple())) return null;
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.install}</h3>
      <p className={styles.small}>{words.installMore}</p>
      {prompt ? (
        <Button
          kind="white"
          size="grownup"
          className={styles.own}
          onClick={() => void prompt.prompt().then(() => setInstalled(isInstalled()))}
        >
          {words.installNow}
        </Button>
      ) : (
        <p>{words.installApple}</p>
      )}
    </section>
  );
};
