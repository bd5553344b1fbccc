export const catalogue = {
  ages: (from: number, to: number) => `Ages ${from}–${to}`,
  bands: (bands: readonly string[]) => `Age group ${bands.join(', ').replaceAll('-', '–')}`,
  infoNamed: (title: string) => `For parents: about ${title}`,
  premium: 'Premium',
  askGrownUp: 'Ask a grown-up',
  askGrownUpNamed: (title: string) => `${title} is part of Premium. Ask a grown-up`,
  tryAgain: 'Try again',
  ok: 'OK',
};
