import { Closed } from './closed.tsx';
import type { ContentSource } from './content-source.ts';
import styles from './player.module.css';
import { PlayerStrip } from './player-strip.tsx';
import { useExit } from './use-exit.ts';
import { words } from './words.ts';

/** The stage of something that cannot even be asked for. */
export const ClosedPlayer = ({ source, reason }: { source: ContentSource; reason: string }) => {
  const exit = useExit(source.home);
  return (
    <div className={styles.page}>
      <PlayerStrip kind={source.kind} title={words.kind[source.kind]} onExit={exit} />
      <main className={styles.main}>
        <Closed source={source} reason={reason} />
      </main>
    </div>
  );
};
