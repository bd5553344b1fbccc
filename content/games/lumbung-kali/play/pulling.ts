import type { Size } from '../rules/orders.ts';

/** The size that an arrow key pulls a field to; null for any other key. */
export const pulledBy = (key: string, { rows, cols }: Size): Size | null => {
  if (key === 'ArrowDown') return { rows: rows + 1, cols };
  if (key === 'ArrowUp') return { rows: rows - 1, cols };
  if (key === 'ArrowRight') return { rows, cols: cols + 1 };
  return key === 'ArrowLeft' ? { rows, cols: cols - 1 } : null;
};
