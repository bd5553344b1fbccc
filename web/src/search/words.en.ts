export const search = {
  results: 'Search results',
  game: 'Games',
  course: 'Courses',
  tool: 'Creative tools',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (text: string) => `Nothing found for “${text}”. Try another word.`,
  loading: 'Looking…',
  failed: 'Some things could not be searched.',
  tryAgain: 'Try again',
  premium: 'Premium: ask a grown-up',
  newTab: '(opens in a new tab)',
};
