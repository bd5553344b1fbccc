import { createHash } from 'node:crypto';

/** A row of the log as the database has it, every value as its own text; bytes as hex. */
export interface ChainRow {
  readonly place: string;
  readonly micros: string;
  readonly staff_id: string;
  readonly staff_email: string;
  readonly did: string;
  readonly about: string | null;
  readonly family_id: string | null;
  readonly reason: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly salt: string;
  readonly digest: string;
  readonly redaction: string | null;
  readonly hash: string;
}

/** What the product writes of itself, such as that an erasure went through the log. */
export const redactionDeed = 'redactAudit';
export const theProduct = { staffId: '00000000-0000-0000-0000-000000000000', email: 'nobi' };

export interface ChainEnd {
  readonly place: number;
  readonly hash: string;
}

export interface BrokenRow {
  readonly place: number;
  readonly why: 'missing' | 'changed' | 'hash' | 'anchor';
}

const part = (text: string | null) =>
  text === null ? '-' : `${Buffer.byteLength(text, 'utf8')}:${text}`;
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const sha256 = (...parts: readonly (Buffer | string)[]) =>
  parts.reduce((hash, one) => hash.update(one), createHash('sha256')).digest('hex');

/** The same as `staff_audit_digest` in the database, whose own functions a verifier cannot trust. */
const digestOf = ({ salt, about, family_id, reason, before, after }: ChainRow) =>
  sha256(bytes(salt), [about, family_id, reason, before, after].map(part).join(''));

const hashOf = (row: ChainRow, previous: string) => {
  const fields = [row.place, row.micros, row.staff_id, row.staff_email, row.did];
  return sha256(bytes(previous), bytes(row.digest), fields.map(part).join(''));
};

const redactionsOf = ({ did, after }: ChainRow): [string, unknown][] =>
  did === redactionDeed && after !== null ? Object.entries(Object(JSON.parse(after))) : [];

/** Walks the chain row by row, in the order of `place`, and keeps the first row that does not fit. */
export const chainWalk = (anchor?: ChainEnd) => {
  let end: ChainEnd = { place: 0, hash: '' };
  let broken: BrokenRow | undefined;
  /** What rows say of themselves that an erasure left there, until a later row confirms it. */
  const unconfirmed = new Map<string, string>();
  let redacted = 0;

  const faultOf = (row: ChainRow, place: number): BrokenRow | undefined => {
    if (place !== end.place + 1) return { place: end.place + 1, why: 'missing' };
    if (row.hash !== hashOf(row, end.hash)) return { place, why: 'hash' };
    if ((row.redaction ?? row.digest) !== digestOf(row)) return { place, why: 'changed' };
    if (anchor?.place === place && anchor.hash !== row.hash) return { place, why: 'anchor' };
    return undefined;
  };

  const confirm = (row: ChainRow) => {
    if (row.redaction !== null) {
      unconfirmed.set(row.place, row.redaction);
      redacted += 1;
    }
    for (const [place, digest] of redactionsOf(row))
      if (unconfirmed.get(place) === digest) unconfirmed.delete(place);
  };

  return {
    /** False once the chain is broken. */
    step(row: ChainRow): boolean {
      const place = Number(row.place);
      broken = faultOf(row, place);
      if (broken) return false;
      confirm(row);
      end = { place, hash: row.hash };
      return true;
    },

    /** What the whole walk has found; an anchor behind the last row means that the tail was cut. */
    result(): { end: ChainEnd; redacted: number; broken: BrokenRow | undefined } {
      const [unexplained] = unconfirmed.keys();
      if (!broken && unexplained !== undefined)
        broken = { place: Number(unexplained), why: 'changed' };
      if (!broken && anchor && anchor.place > end.place)
        broken = { place: end.place + 1, why: 'missing' };
      return { end, redacted, broken };
    },
  };
};
