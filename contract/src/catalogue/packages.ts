import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply } from '../call/list.ts';
import { opaqueId } from '../call/text.ts';

/** As the kit's schema of manifests tells them; `no_json`: it cannot be read at all. */
const manifestFaults = [
  'missing',
  'kind',
  'unknown',
  'choice',
  'small',
  'large',
  'short',
  'long',
  'form',
  'words',
  'ages',
  'bands',
  'sample',
] as const;

/** What was seen in an uploaded package. `stops`: it is refused; `warns`: a person decides. */
export const packageFinding = z.object({
  level: z.enum(['stops', 'warns', 'notes']),
  code: z.enum([
    'broken',
    'bomb',
    'too_big',
    'too_many',
    'overlap',
    'twin_names',
    'path',
    'link',
    'file_type',
    'other_page',
    'picture',
    'missing',
    'manifest',
    'taken',
    'inline_script',
    'outside_file',
    'frame',
    'form',
    'top_navigation',
    'peer_connection',
    'eval',
    'network',
    'outside_address',
    'storage',
    'window',
    'big_file',
    'not_saved',
    'silent',
  ]),
  file: z.string(),
  line: z.nullable(z.number()),
  /** Of a manifest: which field, and what is wrong with it. */
  field: z.optional(z.string()),
  why: z.optional(z.enum([...manifestFaults, 'no_json'])),
  expected: z.optional(z.string()),
});
export type PackageFinding = z.output<typeof packageFinding>;

const state = z.enum(['waiting', 'published', 'replaced', 'withdrawn'], 'invalid_input');

const packageRow = {
  id: z.string(),
  kind: z.enum(['game', 'course', 'tool']),
  slug: z.string(),
  version: z.number(),
  title_id: z.string(),
  title_en: z.string(),
  state,
  bytes: z.number(),
  files: z.number(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  published_by: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  /** Whoever asks uploaded it: somebody else publishes it. */
  is_own: z.boolean(),
};

const params = z.object({ id: opaqueId });
const packageState = z.object({ id: z.string(), state });

/** Content that staff upload as an archive; it runs as a guest, in a box without an origin. */
export const staffPackages = {
  packages: call({
    method: 'GET',
    path: '/api/staff/packages/',
    access: 'staff',
    role: ['content'],
    says: 'Uploaded packages, the newest first.',
    query: z.object({ ...listQuery(['uploaded_at']), state: z.optional(state) }),
    reply: listReply(z.object(packageRow)),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  package: call({
    method: 'GET',
    path: '/api/staff/packages/{id}/',
    access: 'staff',
    role: ['content'],
    says: 'One version of a package with what was seen in it.',
    params,
    reply: z.object({ ...packageRow, findings: z.array(packageFinding) }),
    errors: ['not_found'],
    origin: 'added',
  }),
  uploadPackage: call({
    method: 'POST',
    path: '/api/staff/packages/',
    access: 'staff',
    role: ['content'],
    says: 'Checks an archive (field `package`, at most 30 MB); a sound one waits for a second person.',
    body: z.object({
      /** A manifest as JSON, in place of whatever the archive has. */
      manifest: z.optional(z.string('invalid_input').check(z.maxLength(16_000, 'invalid_input'))),
    }),
    reply: z.object({
      /** Null when something stops it; then nothing of it is kept. */
      id: z.nullable(z.string()),
      findings: z.array(packageFinding),
    }),
    encoding: 'multipart',
    largestFile: 30,
    errors: ['invalid_input', 'too_large'],
    origin: 'added',
  }),
  publishPackage: call({
    method: 'POST',
    path: '/api/staff/packages/{id}/publish/',
    access: 'staff',
    role: ['content'],
    says: 'Puts a version on the shelf, in place of the one before; also to go back to an older one.',
    params,
    reply: packageState,
    errors: [
      'not_found',
      'conflict',
      'staff_second_person',
      'staff_second_too_new',
      'staff_half_regular',
    ],
    origin: 'added',
  }),
  withdrawPackage: call({
    method: 'POST',
    path: '/api/staff/packages/{id}/withdraw/',
    access: 'staff',
    role: ['content'],
    says: 'Takes a version off the shelf, or out of the queue.',
    params,
    reply: packageState,
    errors: ['not_found', 'conflict', 'staff_half_regular'],
    origin: 'added',
  }),
  previewPackage: call({
    method: 'POST',
    path: '/api/staff/packages/{id}/preview/',
    access: 'staff',
    role: ['content'],
    says: 'A short-lived address to look at a version before children do; nothing is recorded.',
    params,
    reply: z.object({ url: z.string(), trust: z.literal('guest') }),
    errors: ['not_found'],
    origin: 'added',
  }),
};
