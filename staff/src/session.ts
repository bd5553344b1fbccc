const key = 'staffToken';

/** The console's session: in this tab alone, and gone with it. */
export const session = {
  token: () => sessionStorage.getItem(key),
  start: (token: string) => sessionStorage.setItem(key, token),
  end: () => sessionStorage.removeItem(key),
};
