import { Problem } from '@nobi/contract';
import { QueryClient } from '@tanstack/react-query';
import { seconds } from './time.ts';

const passing: readonly Problem['code'][] = ['offline', 'unavailable', 'unexpected'];

/** Whether asking again may help. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Problem && passing.includes(error.code);

/** What the pages know of the server; forgotten when the session ends. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // The page says that the line is gone instead of waiting without a word.
      networkMode: 'always',
      staleTime: seconds(60),
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (failures) => seconds(failures + 1),
    },
    mutations: { networkMode: 'always' },
  },
});
