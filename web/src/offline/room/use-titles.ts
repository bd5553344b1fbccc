import { useQuery } from '@tanstack/react-query';
import { courseList, gameList, toolList } from '../../catalogue/lists.ts';

/** Names of items; one that has left the shelf keeps its id. */
export const useTitles = () => {
  const lists = [useQuery(gameList()), useQuery(courseList()), useQuery(toolList())];
  const titles = new Map(
    lists.flatMap(({ data = [] }) => data.map(({ id, title }) => [id, title] as const)),
  );
  return (id: string) => titles.get(id) ?? id;
};
