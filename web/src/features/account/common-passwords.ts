/** FNV-1a, 32 bits: enough to recognise a few thousand words without spelling them out. */
export const fingerprintOf = (password: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password.toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

const readFingerprints = (text: string): ReadonlySet<number> => {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4)));
};

let loading: Promise<ReadonlySet<number>> | undefined;

/** Whether a password is among the 3,000 most used; the list is fetched at the first question. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loading ??= import('./common-passwords.txt?raw').then(({ default: text }) =>
    readFingerprints(text),
  );
  return (await loading).has(fingerprintOf(password));
};
