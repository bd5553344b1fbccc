/** One page of the free play. */
import type { Tiller } from './context.ts';

export interface Page extends Tiller {
  enter(): void;
  leave?(): void;
  dress(): void;
}

export type PageName = 'garden' | 'make' | 'code';
