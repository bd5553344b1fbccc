import { currentLanguage } from '@nobi/client/language';
import { courses, creativity, games, type Language } from '@nobi/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { seconds } from '../time.ts';

const staleTime = seconds(300);

/** The three lists of the dashboard, each once a language: pages and search read the same copy. */
export const gameList = (language: Language = currentLanguage()) =>
  queryOptions({
    queryKey: ['games', language],
    queryFn: ({ signal }) => ask(games.list, { signal, language }),
    staleTime,
  });

export const courseList = (language: Language = currentLanguage()) =>
  queryOptions({
    queryKey: ['courses', language],
    queryFn: ({ signal }) => ask(courses.list, { signal, language }),
    staleTime,
  });

export const toolList = (language: Language = currentLanguage()) =>
  queryOptions({
    queryKey: ['tools', language],
    queryFn: ({ signal }) => ask(creativity.list, { signal, language }),
    staleTime,
  });
