/** A Bloom filter: `hashes` bits of each entry are set; an entry is never missed. */
const hashes = 10;

/** FNV-1a, 32 bits, with the last step of MurmurHash3 so that all bits differ for like words. */
const fingerprintOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return mixed(hash);
};

const mixed = (from: number): number => {
  let hash = from;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The bits of a password in a filter of so many bytes, by double hashing (Kirsch and Mitzenmacher,
 * 2006). Case and the way letters are composed do not matter: whoever guesses tries both.
 */
export const bitsOf = (password: string, bytes: number): readonly number[] => {
  const first = fingerprintOf(password.normalize('NFKC').toLowerCase());
  const step = mixed(first ^ 0x9e3779b9) | 1;
  return Array.from({ length: hashes }, (_, nth) => ((first + nth * step) >>> 0) % (bytes * 8));
};

/**
 * Whether a password is among the 100,000 most used (the file beside this one). Of others, fewer than
 * one in a thousand is taken for one of them.
 */
export const isInFilter = (filter: Uint8Array, password: string): boolean =>
  bitsOf(password, filter.length).every((bit) => ((filter[bit >>> 3] ?? 0) >>> (bit & 7)) & 1);
