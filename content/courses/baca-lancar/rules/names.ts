/** Who sails along, and what an own letter is put together from. */
export const castNames = ['liko', 'capit', 'penyu'] as const;
export type CastName = (typeof castNames)[number];

/** The lines of a letter in their order, then its stamp. */
export const postNames = ['to', 'who', 'does', 'where', 'stamp'] as const;
export type PostName = (typeof postNames)[number];
