import type { Queryable } from '../database/database.ts';
import { auditStore } from './audit.store.ts';
import { redactionDeed, theProduct } from './chain.rules.ts';

interface ErasedFamily {
  readonly id: string;
  readonly email: string;
  readonly erasureId: string;
}

interface RedactedRow {
  readonly place: number;
  readonly redaction: string;
}

/**
 * In the log an erased family has the erasure's id for a name. The chain holds: a row of its own
 * names every row that was changed and the digest of what stands there now.
 */
export const eraseAuditOf = async (tx: Queryable, { id, email, erasureId }: ErasedFamily) => {
  await tx.query(`select set_config('nobi.erasing', 'on', true)`);
  const without = (column: string) =>
    `replace(replace(${column}, $2, '[erased]'), $1::text, $3::text)`;
  const redacted = await tx.query<RedactedRow>(
    `update staff_audit set
       family_id = case when family_id = $1::uuid then $3::uuid else family_id end,
       about = ${without('about')}, reason = ${without('reason')},
       before = ${without('before::text')}::jsonb, after = ${without('after::text')}::jsonb
     where family_id = $1::uuid or position($2 in concat(about, reason, before, after)) > 0
       or position($1::text in concat(about, before, after)) > 0
     returning place::float8 as place, encode(redaction, 'hex') as redaction`,
    [id, email, erasureId],
  );
  await tx.query(`select set_config('nobi.erasing', 'off', true)`);
  if (redacted.length === 0) return;
  const after = Object.fromEntries(redacted.map((row) => [row.place, row.redaction]));
  await auditStore(tx).write({ by: theProduct, did: redactionDeed, about: erasureId, after });
};
