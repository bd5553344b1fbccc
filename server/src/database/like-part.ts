/** What was typed, as a part of a LIKE pattern. */
export const likePart = (typed: string) => typed.replace(/[\\%_]/g, '\\$&');
