import type { offline as english } from './words.en.ts';

export const offline = {
  comma: ',',
  save: 'Simpan',
  saveNamed: (title: string, size: string) =>
    `Simpan ${title} supaya bisa dimainkan tanpa internet, ${size}`,
  saving: (percent: number) => `Menyimpan ${percent}%`,
  saved: 'Tersimpan',
  savedNamed: (title: string) => `${title} sudah tersimpan dan bisa dimainkan tanpa internet`,
  again: 'Unduh lagi',
  why: {
    full: 'Memori HP penuh. Kosongkan sedikit, lalu ketuk lagi.',
    line: 'Internet terputus. Yang sudah masuk tetap ada; ketuk untuk lanjut.',
    refused: 'Belum bisa sekarang. Coba lagi nanti.',
    unsupported: 'Peramban ini tidak bisa menyimpan game.',
    budget: 'Kuota bulan ini sudah terpakai. Orang tua bisa menambahnya.',
    room: 'Tempat simpanan sudah penuh. Orang tua bisa menghapus sebagian.',
    premium: 'Ini bagian dari Premium.',
    waiting: 'Menunggu Wi-Fi.',
  },
} satisfies typeof english;
