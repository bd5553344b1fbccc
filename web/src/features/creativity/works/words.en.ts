export const works = {
  works: 'My works',
  worksEmpty: 'Your shelf is waiting. Whatever you make shows up here.',
  worksFailed: 'Your works could not be loaded.',
  worksLater: 'Your works are safe. They come back with the internet.',
  worksRetry: 'Try again',
  worksMore: 'Show more',
  worksLoading: 'Loading your works…',
  today: 'Today',
  yesterday: 'Yesterday',
  newTab: 'Opens in a new tab',
};
