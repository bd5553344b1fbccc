import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { wordsOfProblem } from '../api.ts';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './catalogue-page.module.css';
import { words } from './words.ts';

/** As many as any screen shows at first; the others come when somebody goes there. */
const atOnce = 12;
/** Up to so many all are made at once: six cards cost less than the script that makes them later. */
const fewEnough = 18;
const MoreItems = lazyPage(async () => (await import('./more-items.tsx')).MoreItems);

interface ItemListProps<Item> {
  list: UseQueryResult<Item[]>;
  says: { loading: string; failed: string; count: (shown: number) => string };
  isShown?: (item: Item) => boolean;
  /** Stands where no item is shown. */
  empty: (all: readonly Item[]) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** What one list has to offer, through its whole life: on its way, failed, empty, there. */
export const ItemList = <Item extends object>(props: ItemListProps<Item>) => {
  const { list, says, isShown = () => true, empty, children } = props;
  const { data, error, isFetching, refetch } = list;
  if (!data)
    return error && !isFetching ? (
      <Empty mood="think" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
        <div role="alert">
          <p>{says.failed}</p>
          <p>{wordsOfProblem(error)}</p>
        </div>
      </Empty>
    ) : (
      <div role="status" className={styles.pending}>
        <span className="spoken">{says.loading}</span>
        <Skeleton count={8} />
      </div>
    );

  const shown = data.filter(isShown);
  const first = shown.length > fewEnough ? atOnce : shown.length;
  return (
    <>
      <p role="status" className="spoken">
        {says.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        empty(data)
      ) : (
        <div className={styles.grid}>
          {shown.slice(0, first).map(children)}
          {shown.length > first && (
            <Suspense>
              <MoreItems
                count={shown.length - first}
                cards={(count) => shown.slice(first, first + count).map(children)}
              />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
};
