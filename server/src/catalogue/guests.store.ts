import { type CatalogueItem, catalogueItem, itemManifest } from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import type { Queryable } from '../database/database.ts';

const row = z.object({ id: z.string(), manifest: itemManifest, bytes: z.number() });

/** The path of a version's entry page on the play origin. */
export const guestPath = (id: string) => `/guest/${id}/`;

/** Undefined when a newer manifest schema does not know it any more. */
const itemOf = (given: unknown): CatalogueItem | undefined => {
  const read = row.safeParse(given);
  if (!read.success) return undefined;
  const { id, manifest, bytes } = read.data;
  const path = guestPath(id);
  const thumbnail = `${path}${manifest.thumbnail}`;
  const item = { ...manifest, path, thumbnail, build: id.slice(0, 12), bytes };
  return catalogueItem.safeParse(item).data;
};

/** Uploaded content that families see. */
export const guestsStore = (db: Queryable) => ({
  async published(): Promise<CatalogueItem[]> {
    const rows = await db.query(
      `select id, manifest, bytes::float8 as bytes from guest_package where state = 'published'`,
    );
    return rows.map(itemOf).filter((item) => item !== undefined);
  },
});
