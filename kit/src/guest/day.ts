/** Whole days since 1970, by the child's calendar. */
export const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};
