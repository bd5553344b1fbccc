/** What a blob from a frame really is, by its first bytes. */

export type FileKind = 'png' | 'jpeg' | 'webp' | 'wav';

export interface CheckedFile {
  readonly kind: FileKind;
  /** Made anew, so that its type is ours and no word of the frame's. */
  readonly blob: Blob;
}

const types: Record<FileKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  wav: 'audio/wav',
};

const letters = (bytes: Uint8Array, at: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + count));

const kindOf = (bytes: Uint8Array): FileKind | null => {
  if (letters(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (letters(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (letters(bytes, 0, 4) !== 'RIFF') return null;
  const form = letters(bytes, 8, 4);
  return form === 'WEBP' ? 'webp' : form === 'WAVE' ? 'wav' : null;
};

/** Null when the bytes are of no kind in `allowed`, or cannot be read any more. */
export const checkedFile = async (
  blob: Blob,
  allowed: readonly FileKind[],
): Promise<CheckedFile | null> => {
  try {
    const kind = kindOf(new Uint8Array(await blob.slice(0, 12).arrayBuffer()));
    if (!kind || !allowed.includes(kind)) return null;
    return { kind, blob: blob.slice(0, blob.size, types[kind]) };
  } catch {
    return null;
  }
};
