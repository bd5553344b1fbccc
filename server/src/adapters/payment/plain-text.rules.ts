/** Text that every payment method can print: no control signs, no `|` (Alfamart cuts there). */
export const plainText = (text: string, max: number) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}|]+/gu, ' ')
    .trim()
    .slice(0, max);
