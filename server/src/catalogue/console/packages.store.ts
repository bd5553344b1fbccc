import type { ItemKind, ItemManifest } from '@nobi/kit/manifest';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Queryable } from '../../database/database.ts';
import { whereOf } from '../../http/list.rules.ts';
import type { SavedBundle } from '../uploads/bundle.ts';

export type PackageState = 'waiting' | 'published' | 'replaced' | 'withdrawn';

export interface PackageRow {
  readonly id: string;
  readonly kind: ItemKind;
  readonly slug: string;
  readonly version: number;
  readonly manifest: ItemManifest;
  readonly findings: unknown;
  readonly files: number;
  readonly bytes: number;
  readonly state: PackageState;
  readonly uploaded_by: string;
  readonly uploaded_email: string;
  readonly uploaded_at: Date;
  readonly published_email: string | null;
  readonly published_at: Date | null;
}

interface NewPackage {
  readonly id: string;
  readonly manifest: ItemManifest;
  readonly findings: unknown;
  readonly files: number;
  readonly bytes: number;
  readonly saved: SavedBundle | undefined;
}

interface Window {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = `id, kind, slug, version, manifest, findings, files, bytes::float8 as bytes, state,
  uploaded_by::text, uploaded_email, uploaded_at, published_email, published_at`;

type By = Pick<StaffCaller, 'staffId' | 'email'>;

export const packagesStore = (db: Queryable) => ({
  list: (state: PackageState | undefined, { order, limit, offset }: Window) => {
    const { where, values } = whereOf([['state = ?', state]], 2);
    return db.query<PackageRow>(
      `select ${columns} from guest_package ${where}
       order by uploaded_at ${order}, id limit $1 offset $2`,
      [limit, offset, ...values],
    );
  },

  /** Uploaded by others, the oldest first. */
  waiting: (staffId: string, limit: number) =>
    db.query<PackageRow>(
      `select ${columns} from guest_package where state = 'waiting' and uploaded_by <> $1
       order by uploaded_at, id limit $2`,
      [staffId, limit],
    ),

  async one(id: string): Promise<PackageRow | undefined> {
    const [row] = await db.query<PackageRow>(`select ${columns} from guest_package where id = $1`, [
      id,
    ]);
    return row;
  },

  add: ({ id, manifest, findings, files, bytes, saved }: NewPackage, by: By) =>
    db.query(
      `insert into guest_package
         (id, kind, slug, version, manifest, findings, files, bytes, uploaded_by, uploaded_email,
          saved_bytes, saved_sha256)
       select $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11
       from guest_package where kind = $2 and slug = $3`,
      [
        id,
        manifest.kind,
        manifest.id,
        JSON.stringify(manifest),
        JSON.stringify(findings),
        files,
        bytes,
        by.staffId,
        by.email,
        saved?.bytes,
        saved?.sha256,
      ],
    ),

  /** Who published it first stays: that was the second person. */
  publish: async ({ id, kind, slug }: PackageRow, by: By) => {
    await db.query(
      `update guest_package set state = 'replaced'
       where kind = $1 and slug = $2 and state = 'published'`,
      [kind, slug],
    );
    await db.query(
      `update guest_package set state = 'published', published_at = now(),
         published_by = coalesce(published_by, $2),
         published_email = coalesce(published_email, $3)
       where id = $1`,
      [id, by.staffId, by.email],
    );
  },

  withdraw: (id: string) =>
    db.query(`update guest_package set state = 'withdrawn' where id = $1`, [id]),
});
