import type { Identifier } from 'react-admin';

let opened: { readonly list: string; readonly id: Identifier } | undefined;

/** The row that was opened from a list last; whoever comes back finds it under their hand. */
export const lastOpened = {
  keep: (list: string, id: Identifier) => {
    opened = { list, id };
  },

  /** True once: from then on the list is used anew. */
  isThis: (list: string, id: Identifier): boolean => {
    const isSame = opened?.list === list && opened.id === id;
    if (isSame) opened = undefined;
    return isSame;
  },
};
