/** Words for the adult behind a book's last page; they are read and never said. */
import type { Lang } from '@nobi/kit/guest';

const id = {
  aboutBook: 'Untuk orang tua: tentang buku ini',
  credits: {
    author: 'Penulis',
    illustrator: 'Ilustrator',
    translator: 'Penerjemah',
    publisher: 'Penerbit',
    source: 'Sumber',
    licence: 'Lisensi',
  },
  changed: 'Teks dan gambar disesuaikan untuk Rak Buku.',
  licences: {
    own: 'Buatan kami sendiri',
    'public-domain': 'Domain publik',
  },
};

const en: typeof id = {
  aboutBook: 'For parents: about this book',
  credits: {
    author: 'Author',
    illustrator: 'Illustrator',
    translator: 'Translator',
    publisher: 'Publisher',
    source: 'Source',
    licence: 'Licence',
  },
  changed: 'Text and pictures were changed to fit The Bookshelf.',
  licences: {
    own: 'Our own work',
    'public-domain': 'Public domain',
  },
};

export const creditWords: Record<Lang, typeof id> = { id, en };
