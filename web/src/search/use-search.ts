import { currentLanguage } from '@nobi/client/language';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { courseList, gameList, toolList } from '../catalogue/lists.ts';
import { itemsOf, type Lists } from './items.ts';
import { searchIndexOf } from './search-index.ts';

const otherLanguage = () => (currentLanguage() === 'id' ? 'en' : 'id');

const useLists = (language: 'en' | 'id') => {
  const games = useQuery(gameList(language));
  const courses = useQuery(courseList(language));
  const tools = useQuery(toolList(language));
  const all = [games, courses, tools];
  const lists = useMemo<Lists>(
    () => ({ games: games.data ?? [], courses: courses.data ?? [], tools: tools.data ?? [] }),
    [games.data, courses.data, tools.data],
  );
  return {
    lists,
    isWaiting: all.some(({ isPending }) => isPending),
    hasFailed: all.some(({ data, isError }) => data === undefined && isError),
    tryAgain: () => {
      for (const each of all) if (each.isError) void each.refetch();
    },
  };
};

const nothing: Lists = { games: [], courses: [], tools: [] };

/** What the text finds, best first, once every list has arrived or failed: six indexes would cost six times. */
export const useSearch = (text: string) => {
  const own = useLists(currentLanguage());
  const other = useLists(otherLanguage());
  const isWaiting = own.isWaiting || other.isWaiting;
  const { found, search } = useMemo(() => {
    const { found, entries } = isWaiting
      ? itemsOf(nothing, nothing)
      : itemsOf(own.lists, other.lists);
    return {
      found: new Map(found.map((each) => [each.key, each])),
      search: searchIndexOf(entries),
    };
  }, [isWaiting, own.lists, other.lists]);
  const hits = useMemo(
    () =>
      search(text)
        .flatMap((key) => found.get(key) ?? [])
        .slice(0, 12),
    [found, search, text],
  );
  return {
    hits,
    isWaiting,
    hasFailed: own.hasFailed || other.hasFailed,
    tryAgain: () => {
      own.tryAgain();
      other.tryAgain();
    },
  };
};
