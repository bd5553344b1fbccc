const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const isWebp = (bytes: Uint8Array) =>
  startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);

/** The kind of a picture by its first bytes; whatever it is named, anything else is refused. */
export const pictureKind = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return isWebp(bytes) ? 'webp' : undefined;
};

const isText = (bytes: Uint8Array, text: string) => startsWith(bytes, [...Buffer.from(text)]);

/**
 * As `pictureKind`, of what is taken out of a book: also a GIF, and a drawing as `plainSvg` writes it, which begins so.
 * Only for bytes that went through there; no person's upload is ever drawn as SVG.
 */
export const bookPictureKind = (
  bytes: Uint8Array,
): 'jpeg' | 'png' | 'webp' | 'gif' | 'svg' | undefined => {
  if (isText(bytes, 'GIF87a') || isText(bytes, 'GIF89a')) return 'gif';
  return isText(bytes, '<svg ') ? 'svg' : pictureKind(bytes);
};
