export const shell = {
  offline: 'No internet right now. Things will work again when it is back.',
  crashTitle: 'Oops, something got stuck',
  crashBody: 'It is not your fault. Let us try that again.',
  tryAgain: 'Try again',
  title: (page: string) => `${page} · Nobi`,
};
