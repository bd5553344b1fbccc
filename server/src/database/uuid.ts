import { randomUUID } from 'node:crypto';

/** Rows are named by ids of our own making; anything else would only trouble the database. */
export const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Sixteen bytes as they are written, with the version and the variant of RFC 9562. */
export const uuidOf = (bytes: Buffer, version: number): string => {
  bytes.writeUInt8((bytes.readUInt8(6) & 15) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 63) | 128, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/**
 * Begins with the moment, as `uuid_v7` of the database: such keys grow at their end. The rest comes from
 * `randomUUID`, which draws its chance in stock: asked for each key, the kernel took a fifteenth of
 * what a beginning of play costs.
 */
export const uuidV7 = (at = Date.now()): string => {
  const moment = at.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${randomUUID().slice(15)}`;
};
