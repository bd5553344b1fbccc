import type { ItemKind, PlayVerb } from '@nobi/kit/manifest';

/** The verb that ends a play session well. */
export const finishedVerbs = {
  game: 'completed',
  course: 'completed',
  tool: 'created',
} as const satisfies Record<ItemKind, PlayVerb>;
