const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What kind of sound this is, by its first bytes; undefined where it is none that we know. */
export const soundKind = (bytes: Uint8Array): string | undefined => {
  if (ascii(bytes, 0, 4) === '\u001aE\u00df\u00a3') return 'audio/webm';
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (ascii(bytes, 4, 8) === 'ftyp') return 'audio/mp4';
  return undefined;
};
