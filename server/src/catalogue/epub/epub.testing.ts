import sharp from 'sharp';
import type { ZipFile } from '../uploads/packages.testing.ts';

export const container = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

export const png = await sharp({
  create: { width: 320, height: 240, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();

export const xhtml = (body: string, bodyAttributes = '') => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>Tidak ikut</title><style>p { color: red }</style></head><body ${bodyAttributes}>${body}</body></html>`;

/** A document whose type brings definitions of its own. */
export const definesEntity = (subset: string) =>
  xhtml('<p>&rahasia;</p>').replace('<!DOCTYPE html>', `<!DOCTYPE html [${subset}]>`);

export const metadata3 = `<dc:title>Kancil dan Sungai</dc:title><dc:language>id</dc:language>
<dc:creator id="a">Sari Dewi</dc:creator><meta refines="#a" property="role" scheme="marc:relators">aut</meta>
<dc:contributor id="b">Budi Hadi</dc:contributor><meta refines="#b" property="role">ill</meta>
<dc:publisher>Taman Baca</dc:publisher><dc:source>https://example.org/kancil</dc:source>
<dc:rights>CC BY 4.0, Taman Baca &amp; kawan</dc:rights>`;

export const metadata2 = `<dc:title>The River</dc:title><dc:language>en-GB</dc:language>
<dc:creator opf:role="aut">Sari Dewi</dc:creator><dc:contributor opf:role="ill">Budi Hadi</dc:contributor>
<dc:contributor opf:role="trl">Rina Putri</dc:contributor><dc:publisher>Taman Baca</dc:publisher>
<dc:identifier id="uid">https://example.org/river</dc:identifier>
<dc:rights>https://creativecommons.org/licenses/by-sa/4.0/</dc:rights>`;

interface Parts {
  readonly metadata?: string;
  readonly version?: '2.0' | '3.0';
  /** Content documents in their order: a body, or a whole document. */
  readonly documents?: readonly string[];
  /** Another manifest item, or a guide. */
  readonly items?: string;
  readonly guide?: string;
  readonly more?: readonly ZipFile[];
}

const pages = [
  '<p>Kancil haus.</p><img src="img/satu%20sungai.png" alt=""/>',
  '<p>Ia pergi ke sungai.</p>',
];

/** The files of an EPUB, with what a test adds or replaces. */
export const epubFiles = ({
  metadata = metadata3,
  version = '3.0',
  documents = pages,
  items = '',
  guide = '',
  more = [],
}: Parts = {}): ZipFile[] => {
  const listed = documents.map(
    (_each, at) => `<item id="d${at}" href="d${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = documents.map((_each, at) => `<itemref idref="d${at}"/>`);
  const opf = `<?xml version="1.0"?><package version="${version}" xmlns="http://www.idpf.org/2007/opf">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata>
<manifest>${listed.join('')}<item id="p" href="img/satu%20sungai.png" media-type="image/png"/>${items}</manifest>
<spine>${spine.join('')}</spine>${guide}</package>`;
  const own: ZipFile[] = [
    { name: 'mimetype', bytes: 'application/epub+zip' },
    { name: 'META-INF/container.xml', bytes: container },
    { name: 'OEBPS/book.opf', bytes: opf },
    ...documents.map((text, at) => ({
      name: `OEBPS/d${at}.xhtml`,
      bytes: text.startsWith('<?xml') ? text : xhtml(text),
    })),
    { name: 'OEBPS/img/satu sungai.png', bytes: png },
  ];
  return [...own.filter(({ name }) => !more.some((each) => each.name === name)), ...more];
};

export const without = (files: readonly ZipFile[], path: string) =>
  files.filter(({ name }) => name !== path);
