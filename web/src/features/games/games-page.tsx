import { wordsOf } from '@nobi/contract';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { wordsOfProblem } from '../../api.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { usePage } from '../../shell/use-page.ts';
import { currentLanguage } from '../../text/language.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryBar, type Shelf } from './category-bar.tsx';
import { GameCard } from './game-card.tsx';
import styles from './games-page.module.css';
import { useGames } from './use-games.ts';
import { words } from './words.ts';

// Few children meet it, so it comes when it is called.
const GrownUpStep = lazyPage(
  async () => (await import('../../shell/grown-up-step.tsx')).GrownUpStep,
);

const pathOf = (shelf: Shelf) =>
  shelf === 'all' ? '/dashboard/games' : `/dashboard/games/${shelf}`;

const GameShelf = ({ chosen, onChoose }: { chosen: string; onChoose: (shelf: Shelf) => void }) => {
  const { data, error, refetch, isFetching } = useGames();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'grown-up' | 'link'>();

  if (!data)
    return error && !isFetching ? (
      <Empty mood="think" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
        <div role="alert">
          <p>{words.failed}</p>
          <p>{wordsOfProblem(error)}</p>
        </div>
      </Empty>
    ) : (
      <div role="status">
        <span className={styles.spoken}>{words.loading}</span>
        <Skeleton count={8} />
      </div>
    );

  const shown = data.filter(({ category }) => chosen === 'all' || category === chosen);
  return (
    <>
      <p role="status" className={styles.spoken}>
        {words.count(shown.length)}
      </p>
      {shown.length === 0 && (
        <Empty
          mood="think"
          action={
            chosen !== 'all' && <Button onClick={() => onChoose('all')}>{words.showAll}</Button>
          }
        >
          <p>{words.empty}</p>
        </Empty>
      )}
      <div className={styles.grid}>
        {shown.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            onAskGrownUp={() => setAsks('grown-up')}
            onLinkMissing={() => setAsks('link')}
          />
        ))}
      </div>
      {asks === 'grown-up' && (
        <Suspense>
          <GrownUpStep
            onPassed={() => void navigate('/payment')}
            onClose={() => setAsks(undefined)}
          />
        </Suspense>
      )}
      <AlertDialog open={asks === 'link'} button={words.ok} onClose={() => setAsks(undefined)}>
        {wordsOf('game_link_missing', currentLanguage())}
      </AlertDialog>
    </>
  );
};

/** /dashboard/games: the shelf of games, by subject. */
export const GamesPage = () => {
  const { category: chosen = 'all' } = useParams();
  const navigate = useNavigate();
  usePage(words.title);
  const handleChoose = (shelf: Shelf) => void navigate(pathOf(shelf));
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.welcome}>
          <div className={styles.hello}>
            <h1>{words.heading}</h1>
            <p>{words.lead}</p>
          </div>
          <div className={styles.nobi}>
            <Nobi mood="cheer" size={150} />
          </div>
        </div>
      </div>
      <div className={styles.shelf}>
        <CategoryBar chosen={chosen} onChoose={handleChoose} />
        <GameShelf chosen={chosen} onChoose={handleChoose} />
      </div>
    </>
  );
};
