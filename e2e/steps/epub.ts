import { archiveOf } from './archive.ts';

interface EpubSays {
  readonly title: string;
  readonly rights: string;
  /** A body each. */
  readonly documents: readonly string[];
  readonly picture: Buffer;
}

const document = (body: string) =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>-</title></head><body>${body}</body></html>`;

/** An EPUB 3 by Sari Dewi, with one picture at `gambar.png`; who drew it, it does not say. */
export const epubOf = ({ title, rights, documents, picture }: EpubSays): Buffer => {
  const items = documents.map(
    (_each, at) => `<item id="d${at}" href="d${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = documents.map((_each, at) => `<itemref idref="d${at}"/>`);
  return archiveOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="buku.opf"/></rootfiles></container>',
    'buku.opf': `<package version="3.0" xmlns="http://www.idpf.org/2007/opf">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title>
<dc:language>id</dc:language><dc:creator>Sari Dewi</dc:creator><dc:publisher>Taman Baca</dc:publisher>
<dc:source>https://example.org/buku</dc:source><dc:rights>${rights}</dc:rights></metadata>
<manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    'gambar.png': picture,
    ...Object.fromEntries(documents.map((body, at) => [`d${at}.xhtml`, document(body)])),
  });
};
