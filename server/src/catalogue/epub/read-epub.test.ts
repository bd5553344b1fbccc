import { expect, test } from 'vitest';
import { type ZipFile, zipOf } from '../uploads/packages.testing.ts';
import { container, definesEntity, epubFiles, metadata3, without, xhtml } from './epub.testing.ts';
import { readEpub } from './read-epub.ts';

const read = (files: readonly ZipFile[] | Uint8Array<ArrayBuffer>) =>
  readEpub(Buffer.from(files instanceof Uint8Array ? files : zipOf(files)));

const withRights = (rights: string) =>
  metadata3.replace(/<dc:rights>.*<\/dc:rights>/, `<dc:rights>${rights}</dc:rights>`);
const withFile = (name: string, bytes: string | Buffer) => epubFiles({ more: [{ name, bytes }] });

test.each<[string, string, () => readonly ZipFile[] | Uint8Array<ArrayBuffer>]>([
  ['is no ZIP', 'unread', () => new Uint8Array(Buffer.from('halo'))],
  ['is a ZIP of something else', 'unread', () => without(epubFiles(), 'mimetype')],
  ['names no package document', 'unread', () => without(epubFiles(), 'META-INF/container.xml')],
  ['lacks its package document', 'unread', () => without(epubFiles(), 'OEBPS/book.opf')],
  ['lacks a document of its spine', 'unread', () => without(epubFiles(), 'OEBPS/d1.xhtml')],
  ['has no title', 'unread', () => epubFiles({ metadata: '<dc:language>id</dc:language>' })],
  [
    'is in no encoding of EPUB',
    'unread',
    () => withFile('OEBPS/d0.xhtml', Buffer.from([0x3c, 0xe9, 0x3e])),
  ],
  ['packs a bomb', 'unsafe', () => withFile('OEBPS/bom.txt', Buffer.alloc(30_000_000))],
  [
    'unpacks to more than it says',
    'unread',
    () =>
      epubFiles({
        more: [{ name: 'OEBPS/d0.xhtml', bytes: xhtml(`<p>${'a'.repeat(5000)}</p>`), says: 40 }],
      }),
  ],
  [
    'uses the same bytes again and again',
    'unsafe',
    () =>
      epubFiles({
        more: [
          { name: 'a', bytes: 'halo' },
          { name: 'b', bytes: 'halo', again: true },
        ],
      }),
  ],
  ['holds a path that leads outside', 'unsafe', () => withFile('../../etc/passwd', 'x')],
  [
    'holds a link',
    'unsafe',
    () => epubFiles({ more: [{ name: 'OEBPS/l.xhtml', bytes: '/etc/passwd', mode: 0o120777 }] }),
  ],
  [
    'leads outside from its container',
    'unsafe',
    () => withFile('META-INF/container.xml', container.replace('OEBPS/book.opf', '../../book.opf')),
  ],
  [
    'leads outside from its manifest',
    'unsafe',
    () =>
      epubFiles({
        items: '<item id="x" href="../../x.xhtml" media-type="application/xhtml+xml"/>',
      }),
  ],
  [
    'reads a file of the server by an entity',
    'unsafe',
    () =>
      epubFiles({ documents: [definesEntity('<!ENTITY rahasia SYSTEM "file:///etc/passwd">')] }),
  ],
  [
    'grows by entities',
    'unsafe',
    () => epubFiles({ documents: [definesEntity('<!ENTITY a "ha"><!ENTITY rahasia "&a;&a;">')] }),
  ],
  [
    'defines entities in its package document',
    'unsafe',
    () =>
      withFile(
        'OEBPS/book.opf',
        '<!DOCTYPE package [<!ENTITY x SYSTEM "http://127.0.0.1/">]><package/>',
      ),
  ],
  [
    'carries a script',
    'unsafe',
    () => epubFiles({ documents: ['<p>Halo.</p><script src="a.js"></script>'] }),
  ],
  [
    'carries a script in an attribute',
    'unsafe',
    () => epubFiles({ documents: ['<p onclick="alert(1)">Halo.</p>'] }),
  ],
  [
    'is locked',
    'locked',
    () =>
      withFile(
        'META-INF/encryption.xml',
        '<encryption xmlns:enc="x"><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></encryption>',
      ),
  ],
  [
    'is in another language',
    'language',
    () => epubFiles({ metadata: metadata3.replace('>id<', '>fr<') }),
  ],
  ['has nothing to read', 'empty', () => epubFiles({ documents: ['<p> </p>'] })],
  [
    'forbids selling by its code',
    'licence',
    () => epubFiles({ metadata: withRights('CC BY-NC-SA 4.0') }),
  ],
  [
    'forbids selling by its address',
    'licence',
    () =>
      epubFiles({
        metadata: `${withRights('')}<link rel="cc:license" href="https://creativecommons.org/licenses/by-nc/4.0/"/>`,
      }),
  ],
  [
    'forbids changing by its name',
    'licence',
    () => epubFiles({ metadata: withRights('Attribution-NoDerivatives 4.0') }),
  ],
  [
    'forbids selling in Indonesian',
    'licence',
    () => epubFiles({ metadata: withRights('Buku ini tidak diperjualbelikan.') }),
  ],
  [
    'says on its last page what its metadata does not',
    'licence',
    () =>
      epubFiles({
        documents: [
          '<p>Halo.</p>',
          '<p>Lisensi <a href="https://creativecommons.org/licenses/by-nd/4.0/">CC</a></p>',
        ],
      }),
  ],
])('refuses an EPUB that %s (%s)', async (_what, reason, files) => {
  expect(await read(files())).toEqual({ refused: reason });
});
