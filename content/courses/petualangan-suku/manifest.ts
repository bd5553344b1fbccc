import type { ItemManifest } from '@nobi/kit/manifest';

const curriculum = 'Bahasa Indonesia Fase Fondasi: mengenal huruf, bunyi, dan suku kata';

export const manifest: ItemManifest = {
  id: 'petualangan-suku',
  kind: 'course',
  trust: 'house',
  category: 'early_reading',
  plan: 'regular',
  ageMin: 4,
  ageMax: 6,
  order: 10,
  title: { id: 'Petualangan Suku Kata', en: 'Syllable Adventure' },
  description: {
    id: 'Menangkap kunang-kunang huruf, merangkai suku kata, sampai membaca cerita pertama.',
    en: 'Catch letter fireflies, join syllables and read a first story in Indonesian.',
  },
  goal: {
    id: 'Kenali huruf, rangkai suku kata, lalu baca cerita.',
    en: 'Meet letters, join syllables, then read a story.',
  },
  skills: [
    { id: 'letters', name: { id: 'Mengenal huruf', en: 'Knowing letters' }, curriculum },
    { id: 'first-sounds', name: { id: 'Bunyi awal kata', en: 'First sounds' }, curriculum },
    { id: 'write-letters', name: { id: 'Menulis huruf', en: 'Writing letters' }, curriculum },
    { id: 'blend', name: { id: 'Merangkai suku kata', en: 'Joining syllables' }, curriculum },
    { id: 'build-words', name: { id: 'Menyusun kata', en: 'Building words' }, curriculum },
    { id: 'end-sounds', name: { id: 'Bunyi akhir kata', en: 'Last sounds' }, curriculum },
    { id: 'read-words', name: { id: 'Membaca kata', en: 'Reading words' }, curriculum },
    {
      id: 'read-lines',
      name: { id: 'Membaca kalimat pendek', en: 'Reading short sentences' },
      curriculum,
    },
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
