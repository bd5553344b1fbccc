import type { card as english } from './words.en.ts';

export const card: typeof english = {
  title: 'Kartu untuk dibagikan',
  lead: 'Satu gambar dan tiga baris tentang minggu ini. Siapa yang menerimanya, Anda pilih di langkah berikutnya; kami tidak mengirimnya ke siapa pun.',
  named: 'Tulis nama panggilan di kartu',
  notDrawn:
    'Nama panggilan ini memakai huruf yang tidak bisa digambar di kartu, jadi kartunya tanpa nama.',
  loading: 'Menggambar kartu…',
  unread: 'Kartunya belum bisa digambar.',
  tryAgain: 'Coba lagi',
  picture: 'Gambar kartu',
  share: 'Bagikan',
  download: 'Unduh gambar',
  notShared: 'Perangkat ini belum bisa membagikannya. Unduh saja gambarnya.',
  close: 'Tutup',
  file: 'kartu-nobi.png',
};
