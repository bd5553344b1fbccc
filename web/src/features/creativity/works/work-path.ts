import type { Work } from '@nobi/contract';
import { toolPath, workKey } from '../../../catalogue/item-paths.ts';

/** The tool, opened on this very work. */
export const workPath = ({ tool_id, id }: Pick<Work, 'tool_id' | 'id'>): string =>
  `${toolPath({ id: tool_id })}?${new URLSearchParams({ [workKey]: id })}`;
