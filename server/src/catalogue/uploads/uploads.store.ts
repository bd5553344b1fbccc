import { ageBandsOf, type CatalogueItem, catalogueItem, itemManifest } from '@nobi/kit/manifest';
import type { Pack } from '@nobi/kit/offline';
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
const row = z.object({
  id: z.string(),
  manifest: storedManifest,
  bytes: z.number(),
  saved_bytes: z.nullable(z.number()),
  saved_sha256: z.nullable(z.string()),
});

/** The path of a version's entry page on the play origin. */
export const uploadPath = (id: string) => `/guest/${id}/`;

/** Below the entry page of a version: all its files as one. */
export const bundlePathOf = (entryPath: string) => `${entryPath}saved`;

/** Of the headers that travel with it: fewer than with a file of the house. */
const headerBytes = 710;

export interface PublishedGuest {
  readonly item: CatalogueItem;
  /** What saves it in a browser; undefined where nothing does. */
  readonly pack: Pack | undefined;
}

type Row = z.output<typeof row>;

const packOf = ({ id, saved_bytes: bytes, saved_sha256: sha256 }: Row): Pack | undefined => {
  if (bytes === null || sha256 === null) return undefined;
  const path = uploadPath(id);
  return { build: id.slice(0, 12), path, files: { [path]: bytes + headerBytes }, sha256 };
};

/** Undefined when a newer manifest schema does not know it any more. */
const guestOf = (stored: unknown): PublishedGuest | undefined => {
  const read = row.safeParse(stored);
  if (!read.success) return undefined;
  const { id, manifest, bytes } = read.data;
  const path = uploadPath(id);
  const thumbnail = `${path}${manifest.thumbnail}`;
  const item = { ...manifest, path, thumbnail, build: id.slice(0, 12), bytes };
  const parsed = catalogueItem.safeParse(item);
  return parsed.success ? { item: parsed.data, pack: packOf(read.data) } : undefined;
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

  async published(): Promise<PublishedGuest[]> {
    const rows = await db.query(
      `select id, manifest, bytes::float8 as bytes, saved_bytes, saved_sha256
       from guest_package where state = 'published'`,
    );
    return rows.map(guestOf).filter((guest) => guest !== undefined);
  },
});
