/** The month in which a zone is at that moment, as `2026-11`. */
export const monthIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(at);
