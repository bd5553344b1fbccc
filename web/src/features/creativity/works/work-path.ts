import type { Work } from '@nobi/contract';
import { toolPath } from '../../../catalogue/item-paths.ts';

const key = 'karya';

/** The tool, opened on this very work. */
export const workPath = ({ tool_id, id }: Pick<Work, 'tool_id' | 'id'>): string =>
  `${toolPath({ id: tool_id })}?${new URLSearchParams({ [key]: id })}`;

/** The work that an address asks for; anything that could not be an id is none. */
export const workIn = (search: string): string | undefined => {
  const work = new URLSearchParams(search).get(key) ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(work) && work.length <= 48 ? work : undefined;
};
