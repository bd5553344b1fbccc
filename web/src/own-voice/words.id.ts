import type { ownVoice as english } from './words.en.ts';

export const ownVoice = {
  strip: 'Rekaman suaramu',
  asking: 'Boleh pakai mikrofon?',
  recording: 'Merekam suaramu',
  stop: 'Berhenti merekam',
  close: 'Oke',
  trouble: {
    noMicrophone: 'Mikrofon belum bisa dipakai. Minta bantuan orang dewasa, ya.',
    full: 'Tempat di perangkat ini penuh. Suaramu belum tersimpan.',
    ended: 'Merekam suara sedang dimatikan. Tanya orang dewasa, ya.',
  },
} satisfies typeof english;
