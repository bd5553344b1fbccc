export const shelf = {
  ages: (from: number, to: number) => `Ages ${from}–${to}`,
  premium: 'Premium',
  askGrownUp: 'Ask a grown-up',
  askGrownUpNamed: (title: string) => `${title} is part of Premium. Ask a grown-up`,
  tryAgain: 'Try again',
  ok: 'OK',
};
