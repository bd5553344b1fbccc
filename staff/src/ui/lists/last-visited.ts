import type { Identifier } from 'react-admin';

let last: { readonly list: string; readonly id: Identifier } | undefined;

/** The row that was opened from a list last; whoever comes back finds it under their hand. */
export const lastVisited = {
  keep: (list: string, id: Identifier) => {
    last = { list, id };
  },

  /** True once: from then on the list is used anew. */
  isThis: (list: string, id: Identifier): boolean => {
    const isSame = last?.list === list && last.id === id;
    if (isSame) last = undefined;
    return isSame;
  },
};
