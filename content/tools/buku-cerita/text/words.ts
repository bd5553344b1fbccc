/** All words of the book maker. */
import type { TemplateName } from '../rules/templates.ts';
import type { id } from './id.ts';

export interface Starter {
  /** What the card asks. */
  ask: string;
  /** How a line may begin. */
  begins: string;
}

export type Words = Omit<typeof id, 'starters' | 'templates'> & {
  starters: readonly Starter[];
  /** The title, and how the line of each page begins. */
  templates: Record<TemplateName, readonly string[]>;
};
