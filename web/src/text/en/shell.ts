export const shell = {
  offline: 'No internet right now. Things will work again when it is back.',
  crashTitle: 'Oops, something got stuck',
  crashBody: 'It is not your fault. Let us try that again.',
  tryAgain: 'Try again',
  grownUpTitle: 'For grown-ups',
  grownUpBody: 'Please ask a grown-up to answer this.',
  grownUpQuestion: (a: number, b: number) => `What is ${a} × ${b}?`,
  grownUpWrong: 'Not that one. Here is a new question.',
  grownUpGo: 'Continue',
  close: 'Close',
  title: (page: string) => `${page} · Nobi`,
};
