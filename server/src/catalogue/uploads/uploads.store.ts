import { ageBandsOf, type CatalogueItem, catalogueItem, itemManifest } from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import type { Queryable } from '../../database/database.ts';

const ages = z.looseObject({ ageMin: z.int(), ageMax: z.int(), ageBands: z.optional(z.unknown()) });
/** One from before manifests named the bands of the law has those of its ages. */
const storedManifest = z.pipe(
  z.pipe(
    ages,
    z.transform((stored) => ({ ageBands: ageBandsOf(stored), ...stored })),
  ),
  itemManifest,
);
const row = z.object({ id: z.string(), manifest: storedManifest, bytes: z.number() });

/** The path of a version's entry page on the play origin. */
export const uploadPath = (id: string) => `/guest/${id}/`;

/** Undefined when a newer manifest schema does not know it any more. */
const itemOf = (stored: unknown): CatalogueItem | undefined => {
  const read = row.safeParse(stored);
  if (!read.success) return undefined;
  const { id, manifest, bytes } = read.data;
  const path = uploadPath(id);
  const thumbnail = `${path}${manifest.thumbnail}`;
  const item = { ...manifest, path, thumbnail, build: id.slice(0, 12), bytes };
  return catalogueItem.safeParse(item).data;
};

/** Uploaded content that families see. */
export const uploadsStore = (db: Queryable) => ({
  async isServed(id: string): Promise<boolean> {
    const rows = await db.named({
      name: 'package_served',
      text: `select 1 from guest_package where id = $1 and state <> 'withdrawn'`,
      values: [id],
    });
    return rows.length > 0;
  },

  async published(): Promise<CatalogueItem[]> {
    const rows = await db.query(
      `select id, manifest, bytes::float8 as bytes from guest_package where state = 'published'`,
    );
    return rows.map(itemOf).filter((item) => item !== undefined);
  },
});
