import { sealed, unsealed } from '../second-factor.rules.ts';

const validMs = 600_000;
const staffIdLength = 36;
const timeLength = 8;

interface Ticket {
  readonly staffId: string;
  readonly secret: Buffer;
  readonly now: Date;
}

/** The secret of an app that has not yet shown a code: sealed, for one colleague and ten minutes. */
export const ticketOf = (key: string, { staffId, secret, now }: Ticket): string => {
  const until = Buffer.alloc(timeLength);
  until.writeBigInt64BE(BigInt(now.getTime() + validMs));
  return sealed(key, Buffer.concat([Buffer.from(staffId), until, secret])).toString('base64url');
};

const textIn = (key: string, ticket: string): Buffer | undefined => {
  try {
    return unsealed(key, Buffer.from(ticket, 'base64url'));
  } catch {
    return undefined;
  }
};

/** The secret, and as it is stored; undefined when the ticket is no such, another's or too old. */
export const openTicket = (
  key: string,
  ticket: string,
  { staffId, now }: Omit<Ticket, 'secret'>,
) => {
  const text = textIn(key, ticket);
  if (!text || text.length <= staffIdLength + timeLength) return undefined;
  const isTheirs = text.subarray(0, staffIdLength).toString() === staffId;
  const until = text.readBigInt64BE(staffIdLength);
  if (!isTheirs || until < BigInt(now.getTime())) return undefined;
  const plain = text.subarray(staffIdLength + timeLength);
  return { plain, sealed: sealed(key, plain) };
};
