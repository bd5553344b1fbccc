import { gameCategory } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { CategoryBar } from '../../catalogue/category-bar.tsx';
import { ItemCard } from '../../catalogue/item-card.tsx';
import { ItemList } from '../../catalogue/item-list.tsx';
import { playPath } from '../../catalogue/item-paths.ts';
import { gameList } from '../../catalogue/lists.ts';
import { useCardDialogs } from '../../catalogue/use-card-dialogs.tsx';
import { usePage } from '../../shell/navigation/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PlaySign } from '../../ui/play-sign.tsx';
import { TodayPlace } from './today/today-place.tsx';
import { words } from './words.ts';

const signs = { all: '★', math: '+', english: 'A', coding: '▸', spelling: 'b' } as const;
const names = ['all', ...gameCategory.options] as const;

/** /dashboard/games: the shelf of games, by subject. */
export const GamesPage = () => {
  const { category: chosen = 'all' } = useParams();
  const navigate = useNavigate();
  const list = useQuery(gameList());
  const { ways, dialogs } = useCardDialogs('game_link_missing');
  usePage(words.title);
  const handleChoose = (name: string) =>
    void navigate(name === 'all' ? '/dashboard/games' : `/dashboard/games/${name}`);

  return (
    <CataloguePage kind="game" heading={words.heading} lead={words.lead} mood="cheer">
      <TodayPlace isShown={chosen === 'all'} />
      <CategoryBar
        label={words.categories}
        categories={names.map((name) => ({ name, sign: signs[name], word: words[name] }))}
        chosen={chosen}
        onChoose={handleChoose}
      />
      <ItemList
        list={list}
        says={words}
        isShown={({ category }) => chosen === 'all' || category === chosen}
        empty={() => (
          <Empty
            mood="think"
            action={
              chosen !== 'all' && (
                <Button onClick={() => handleChoose('all')}>{words.showAll}</Button>
              )
            }
          >
            <p>{words.empty}</p>
          </Empty>
        )}
      >
        {(game) => (
          <ItemCard
            key={game.id}
            item={game}
            subject={game.category}
            chip={words[game.category]}
            wayIn={{
              href: game.html_game_url === '' ? '' : playPath(game),
              inNewTab: true,
              name: words.playNamed(game.title),
              label: (
                <>
                  <PlaySign size={24} />
                  <span>{words.play}</span>
                </>
              ),
            }}
            {...ways}
          />
        )}
      </ItemList>
      {dialogs}
    </CataloguePage>
  );
};
