import { Closed } from './closed.tsx';
import type { Show } from './show.ts';
import styles from './stage.module.css';
import { StageStrip } from './stage-strip.tsx';
import { useExit } from './use-exit.ts';
import { words } from './words.ts';

/** The stage of something that cannot even be asked for. */
export const LeftStage = ({ show, reason }: { show: Show; reason: string }) => {
  const exit = useExit(show.home);
  return (
    <div className={styles.page}>
      <StageStrip kind={show.kind} title={words.kind[show.kind]} onExit={exit} />
      <main className={styles.main}>
        <Closed show={show} reason={reason} />
      </main>
    </div>
  );
};
