import type { pack as english } from './pack-words.en.ts';

export const pack = {
  saving: (percent: number) => `Menyimpan ${percent}%`,
  saved: 'Tersimpan',
  again: 'Unduh lagi',
  why: {
    full: 'Memori HP penuh. Kosongkan sedikit, lalu ketuk lagi.',
    line: 'Internet terputus. Yang sudah masuk tetap ada; ketuk untuk lanjut.',
    refused: 'Belum bisa sekarang. Coba lagi nanti.',
    unsupported: 'Browser ini tidak bisa menyimpan game.',
    budget: 'Kuota bulan ini sudah terpakai. Orang tua bisa menambahnya.',
    room: 'Tempat menyimpan sudah penuh. Orang tua bisa menghapus sebagian.',
    premium: 'Ini bagian dari Premium.',
    waiting: 'Menunggu Wi-Fi.',
  },
} satisfies typeof english;
