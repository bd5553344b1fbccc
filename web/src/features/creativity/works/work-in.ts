import { workKey } from '../../../catalogue/item-paths.ts';

/** The work that an address asks for; anything that could not be an id is none. */
export const workIn = (search: string): string | undefined => {
  const work = new URLSearchParams(search).get(workKey) ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(work) && work.length <= 48 ? work : undefined;
};
