import { randomBytes } from 'node:crypto';
import { Problem, packageFinding, type staff } from '@nobi/contract';
import * as z from 'zod/mini';
import { auditStore } from '../../audit/audit.store.ts';
import { insistOnTwo } from '../../audit/two-people.store.ts';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { pageOf, windowOf } from '../../http/list.rules.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Files } from '../../ports/files.ts';
import { shutsTooMuch } from '../change.rules.ts';
import { changesStore } from '../changes.store.ts';
import type { LiveCatalogue } from '../live/live-catalogue.ts';
import { bundleFile } from '../uploads/bundle.ts';
import { finding } from '../uploads/findings.ts';
import { folderOf, storedName } from '../uploads/package-file.rules.ts';
import type { CheckedPackage, UploadCheck } from '../uploads/upload-check.ts';
import { uploadPath } from '../uploads/uploads.store.ts';
import { type PackageRow, packagesStore } from './packages.store.ts';

export interface PackagesDeps {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly packages: UploadCheck;
  readonly files: Files;
  readonly signAddress: (path: string) => string;
}

const taken = { ...finding('stops', 'taken', 'manifest.json'), field: 'id' };

const show = (row: PackageRow, caller: StaffCaller) => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  version: row.version,
  title_id: row.manifest.title.id,
  title_en: row.manifest.title.en,
  state: row.state,
  bytes: row.bytes,
  files: row.files,
  uploaded_by: row.uploaded_email,
  uploaded_at: row.uploaded_at.toISOString(),
  published_by: row.published_email,
  published_at: row.published_at?.toISOString() ?? null,
  is_own: row.uploaded_by === caller.staffId,
});

const aboutOf = ({ kind, slug, version }: PackageRow) => `${kind}.${slug} v${version}`;

const packageOf = async (from: Queryable, id: string) => {
  const row = await packagesStore(from).one(id);
  if (!row) throw new Problem('not_found');
  return row;
};

type Sound = NonNullable<CheckedPackage['sound']>;
type Read = (path: string) => Promise<Uint8Array>;

export const packagesService = (deps: PackagesDeps) => {
  const { db, catalogue, files } = deps;

  const keepFiles = async (id: string, paths: readonly string[], read: Read) => {
    try {
      for (const path of paths) await files.put(storedName(id, path), await read(path));
    } catch (error) {
      await files.removeAll(folderOf(id));
      throw error;
    }
  };

  const keep = async (
    { manifest, paths, bytes, saved }: Sound,
    checked: { findings: CheckedPackage['findings']; read: Read },
    by: StaffCaller,
  ) => {
    const id = randomBytes(16).toString('hex');
    await keepFiles(id, saved ? [...paths, bundleFile] : paths, checked.read);
    await db.transaction(async (tx) => {
      await changesStore(tx).takeTurn();
      const row = { id, manifest, findings: checked.findings, files: paths.length, bytes, saved };
      await packagesStore(tx).add(row, by);
      const about = aboutOf(await packageOf(tx, id));
      await auditStore(tx).write({ by, did: 'uploadPackage', about, after: { id, bytes } });
    });
    return id;
  };

  /** Does it in turn with every other change of the catalogue, and tells all processes. */
  const change = async (id: string, work: (tx: Queryable, row: PackageRow) => Promise<void>) => {
    await db.transaction(async (tx) => {
      await changesStore(tx).takeTurn();
      const row = await packageOf(tx, id);
      const before = await catalogue.shelved(tx);
      await work(tx, row);
      if (shutsTooMuch(before, await catalogue.shelved(tx)))
        throw new Problem('staff_half_regular');
      await changesStore(tx).tell();
    });
    await catalogue.refresh();
  };

  return {
    async list({ query }: CallInput<typeof staff.packages>, caller: StaffCaller) {
      const rows = await packagesStore(db).list(query.state, {
        order: query.order,
        ...windowOf(query),
      });
      return pageOf(query, rows, (row) => show(row, caller));
    },

    async one({ params }: CallInput<typeof staff.package>, caller: StaffCaller) {
      const row = await packageOf(db, params.id);
      const findings = z.array(packageFinding).parse(row.findings);
      return { ...show(row, caller), findings };
    },

    async upload({ files: uploads, body }: CallInput<typeof staff.uploadPackage>, by: StaffCaller) {
      const archive = uploads.package;
      if (!archive) throw new Problem('invalid_input');
      const sent = { archive, manifest: body.manifest };
      return await deps.packages.open(sent, async ({ findings, sound }, read) => {
        if (!sound) return { id: null, findings: [...findings] };
        const house = catalogue.built.find(sound.manifest.kind, sound.manifest.id);
        if (house) return { id: null, findings: [taken, ...findings] };
        return { id: await keep(sound, { findings, read }, by), findings: [...findings] };
      });
    },

    async publish({ params }: CallInput<typeof staff.publishPackage>, by: StaffCaller) {
      await change(params.id, async (tx, row) => {
        if (row.state === 'published') throw new Problem('conflict');
        const isSeen = row.published_email !== null;
        // What two people have seen may come back by one, quickly.
        if (!isSeen && row.uploaded_by === by.staffId) throw new Problem('staff_second_person');
        if (!isSeen) await insistOnTwo(tx, row.uploaded_by, by.staffId);
        await packagesStore(tx).publish(row, by);
        const entry = { by, did: 'publishPackage', about: aboutOf(row) };
        await auditStore(tx).write({ ...entry, before: { state: row.state } });
      });
      return { id: params.id, state: 'published' as const };
    },

    async withdraw({ params }: CallInput<typeof staff.withdrawPackage>, by: StaffCaller) {
      await change(params.id, async (tx, row) => {
        if (row.state === 'withdrawn') throw new Problem('conflict');
        await packagesStore(tx).withdraw(row.id);
        const entry = { by, did: 'withdrawPackage', about: aboutOf(row) };
        await auditStore(tx).write({ ...entry, before: { state: row.state } });
      });
      return { id: params.id, state: 'withdrawn' as const };
    },

    async preview({ params }: CallInput<typeof staff.previewPackage>) {
      const { id } = await packageOf(db, params.id);
      return { url: deps.signAddress(uploadPath(id)), trust: 'guest' as const };
    },
  };
};
