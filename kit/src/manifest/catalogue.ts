/** The list that `content/build.ts` writes and the server reads at start. */
import * as z from 'zod/mini';
import { courseFields, gameFields, toolFields } from './manifest.ts';

const built = {
  /** Where the entry page lives on the play origin, such as `/games/jembatan-sepuluh/`. */
  path: z
    .string()
    .check(z.regex(/^\/(?:(?:games|courses|tools)\/[a-z0-9-]+|guest\/[0-9a-f]{32})\/$/)),
  /** Replaces the manifest's file name by the hashed, public address. */
  thumbnail: z
    .string()
    .check(z.regex(/^\/(?:assets|thumbnails|guest\/[0-9a-f]{32})\/[A-Za-z0-9_.-]+$/)),
  build: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** What a first play downloads, compressed. */
  bytes: z.int().check(z.gte(0)),
};

export const catalogueItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...gameFields, ...built }),
  z.strictObject({ ...courseFields, ...built }),
  z.strictObject({ ...toolFields, ...built }),
]);

export const catalogueFile = z.strictObject({ v: z.literal(1), items: z.array(catalogueItem) });

export type CatalogueItem = z.infer<typeof catalogueItem>;
export type CatalogueFile = z.infer<typeof catalogueFile>;
