import type { fileCard as english } from './words.en.ts';

export const fileCard = {
  pictureReady: 'Gambarmu sudah siap',
  soundReady: 'Rekamanmu sudah siap',
  yourPicture: 'Gambarmu',
  keepOnDevice: 'Simpan ke perangkat',
  keptOnDevice: 'Tersimpan. Cari di folder unduhan, ya.',
  share: 'Bagikan',
  shareNow: 'Bagikan sekarang',
  playSound: 'Putar',
  stopSound: 'Berhenti',
  closeCard: 'Tutup',
} satisfies typeof english;
