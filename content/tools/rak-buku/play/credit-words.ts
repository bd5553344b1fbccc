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
  licences: {
    own: 'Buatan kami sendiri',
    'cc-by-4.0': 'CC BY 4.0',
    'cc-by-sa-4.0': 'CC BY-SA 4.0',
    'cc0-1.0': 'CC0 1.0',
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
  licences: {
    own: 'Our own work',
    'cc-by-4.0': 'CC BY 4.0',
    'cc-by-sa-4.0': 'CC BY-SA 4.0',
    'cc0-1.0': 'CC0 1.0',
    'public-domain': 'Public domain',
  },
};

export const creditWords: Record<Lang, typeof id> = { id, en };
