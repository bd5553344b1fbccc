import { useEffect, useState } from 'react';
import styles from '../../features/adult/adult.module.css';
import { useSignOut } from '../../shell/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { FocusKeeper } from '../../ui/focus-keeper.tsx';
import { Notice } from '../../ui/notice.tsx';
import { look } from '../packs/packs.ts';
import { hasSaved } from '../saved.ts';
import { AllowancePart } from './allowance-part.tsx';
import { InstallPart } from './install-part.tsx';
import { SavedList } from './saved-list.tsx';
import { TodayPart } from './today-part.tsx';
import { useTitles } from './use-titles.ts';
import { WaitingPart } from './waiting-part.tsx';
import { words } from './words.ts';

const ForgetPart = () => {
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOut();
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.forget}</h3>
      <p className={styles.small}>{words.forgetMore}</p>
      <FocusKeeper>
        {isAsking ? (
          <div className={styles.ways}>
            <p className={styles.asks}>{words.forgetAsk}</p>
            <Button kind="violet" size="grownup" onClick={() => void signOut()}>
              {words.forgetYes}
            </Button>
            <Button kind="white" size="grownup" onClick={() => setAsking(false)}>
              {words.forgetNo}
            </Button>
          </div>
        ) : (
          <Button
            kind="white"
            size="grownup"
            className={styles.own}
            onClick={() => setAsking(true)}
          >
            {words.forget}
          </Button>
        )}
      </FocusKeeper>
    </section>
  );
};

/** All that the adult decides of playing without a line. */
export const OfflinePart = () => {
  const isSupported = 'serviceWorker' in navigator;
  const titleOf = useTitles();
  useEffect(() => {
    if (hasSaved()) look().catch(() => {});
  }, []);
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="offline-title">
      <h2 id="offline-title">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      {!isSupported && <Notice tone="info">{words.unsupported}</Notice>}
      {isSupported && (
        <>
          <TodayPart />
          <SavedList />
          <WaitingPart titleOf={titleOf} />
          <AllowancePart />
        </>
      )}
      <InstallPart />
      <ForgetPart />
    </section>
  );
};
