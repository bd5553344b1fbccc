import type { Game } from '@nobi/contract';
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { Button } from '../../ui/button.tsx';
import styles from './game-card.module.css';
import { playPath } from './play-path.ts';
import { Thumbnail } from './thumbnail.tsx';
import { words } from './words.ts';

export interface GameCardProps {
  game: Game;
  onAskGrownUp: () => void;
  onLinkMissing: () => void;
}

const WayIn = ({ game, onAskGrownUp, onLinkMissing }: GameCardProps) => {
  if (game.locked)
    return (
      <Button
        kind="white"
        className={styles.ask}
        aria-label={words.askGrownUpNamed(game.title)}
        onClick={onAskGrownUp}
      >
        {words.askGrownUp}
      </Button>
    );
  const look = (
    <>
      <Play size={24} weight="fill" aria-hidden="true" />
      <span className={styles.playWord}>{words.play}</span>
    </>
  );
  const label = words.playNamed(game.title);
  return game.html_game_url === '' ? (
    <button type="button" className={styles.play} aria-label={label} onClick={onLinkMissing}>
      {look}
    </button>
  ) : (
    <a
      className={styles.play}
      href={playPath(game)}
      target="_blank"
      rel="noopener"
      aria-label={label}
    >
      {look}
    </a>
  );
};

export const GameCard = (props: GameCardProps) => {
  const { game } = props;
  return (
    <article
      className={styles.card}
      data-category={game.category}
      data-locked={game.locked || undefined}
    >
      <div className={styles.picture}>
        <Thumbnail address={game.thumbnail} className={styles.thumbnail} />
        {game.locked && (
          <span className={styles.lock}>
            <Lock size={22} weight="fill" aria-hidden="true" />
            {words.premium}
          </span>
        )}
      </div>
      <div className={styles.about}>
        <div className={styles.row}>
          <span className={styles.chip}>{words[game.category]}</span>
          <span className={styles.age}>{words.ages(game.age_min, game.age_max)}</span>
        </div>
        <h2 className={styles.title}>{game.title}</h2>
        <p className={styles.description}>{game.description}</p>
        <WayIn {...props} />
      </div>
    </article>
  );
};
