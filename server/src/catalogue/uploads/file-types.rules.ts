import { extname } from 'node:path';

interface FileType {
  readonly mime: string;
  readonly is: 'text' | 'picture' | 'other';
  /** What the bytes begin with: any of these, at a place. */
  readonly magic?: readonly { readonly at: number; readonly bytes: string }[];
}

const text = (mime: string): FileType => ({ mime: `${mime}; charset=utf-8`, is: 'text' });
const begins = (mime: string, ...bytes: string[]): FileType => ({
  mime,
  is: mime.startsWith('image/') ? 'picture' : 'other',
  magic: bytes.map((each) => ({ at: 0, bytes: each })),
});
const film = (mime: string): FileType => ({
  mime,
  is: 'other',
  magic: [{ at: 4, bytes: 'ftyp' }],
});
const form = (mime: string, bytes: string): FileType => ({
  mime,
  is: mime.startsWith('image/') ? 'picture' : 'other',
  magic: [{ at: 8, bytes }],
});
const jpeg = begins('image/jpeg', '\xff\xd8\xff');

/** Everything that a package may hold. */
const types = new Map<string, FileType>([
  ['.html', text('text/html')],
  ['.js', text('text/javascript')],
  ['.mjs', text('text/javascript')],
  ['.css', text('text/css')],
  ['.json', text('application/json')],
  ['.txt', text('text/plain')],
  ['.svg', text('image/svg+xml')],
  ['.png', begins('image/png', '\x89PNG\r\n\x1a\n')],
  ['.jpg', jpeg],
  ['.jpeg', jpeg],
  ['.gif', begins('image/gif', 'GIF87a', 'GIF89a')],
  ['.webp', form('image/webp', 'WEBP')],
  ['.wav', form('audio/wav', 'WAVE')],
  ['.mp3', begins('audio/mpeg', 'ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2')],
  ['.ogg', begins('audio/ogg', 'OggS')],
  ['.m4a', film('audio/mp4')],
  ['.mp4', film('video/mp4')],
  ['.webm', begins('video/webm', '\x1a\x45\xdf\xa3')],
  ['.woff', begins('font/woff', 'wOFF')],
  ['.woff2', begins('font/woff2', 'wOF2')],
  ['.wasm', begins('application/wasm', '\0asm')],
]);

export const fileType = (path: string): FileType | undefined =>
  types.get(extname(path).toLowerCase());

/** Whether the bytes are what the name says. */
export const isOfType = ({ is, magic }: FileType, bytes: Buffer): boolean => {
  if (is === 'text') {
    const source = bytes.toString('utf8');
    return !source.includes('\0') && Buffer.from(source).equals(bytes);
  }
  return (magic ?? []).some(({ at, bytes: sign }) =>
    bytes.subarray(at, at + sign.length).equals(Buffer.from(sign, 'latin1')),
  );
};
