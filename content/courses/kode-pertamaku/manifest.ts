import type { ItemManifest } from '@nobi/kit/manifest';

const skill = (id: string, name: { id: string; en: string }, curriculum: string) => ({
  id,
  name,
  curriculum,
});

export const manifest: ItemManifest = {
  id: 'kode-pertamaku',
  kind: 'course',
  trust: 'house',
  category: 'coding',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  order: 20,
  title: { id: 'Kode Pertamaku', en: 'My First Code' },
  description: {
    id: 'Beri Nobi perintah, cari kumbang, tabuh gendang pengulang, lalu buat gim sendiri.',
    en: 'Give Nobi commands, find the bug, beat the repeat drum, then make a game of your own.',
  },
  goal: {
    id: 'Susun perintah, ulangi, perbaiki, dan buat gim.',
    en: 'Put commands in order, repeat, fix them, and make a game.',
  },
  skills: [
    skill(
      'commands',
      { id: 'Memberi satu perintah yang jelas', en: 'Giving one clear command' },
      'CSTA 1A-AP-08: mengikuti dan membuat langkah',
    ),
    skill(
      'sequence',
      { id: 'Menyusun perintah berurutan', en: 'Putting commands in order' },
      'CSTA 1A-AP-10: urutan',
    ),
    skill(
      'plan',
      { id: 'Merencanakan jalan di kotak-kotak', en: 'Planning a way over squares' },
      'CSTA 1A-AP-11: memecah masalah menjadi langkah',
    ),
    skill(
      'debug',
      { id: 'Menemukan dan memperbaiki kekeliruan', en: 'Finding and fixing bugs' },
      'CSTA 1A-AP-14: memperbaiki urutan dan pengulangan',
    ),
    skill(
      'loops',
      { id: 'Mengulang dengan gendang', en: 'Repeating with a drum' },
      'CSTA 1A-AP-10: pengulangan sederhana',
    ),
    skill(
      'patterns',
      { id: 'Melihat pola gerak yang berulang', en: 'Seeing patterns of moves' },
      'CSTA 1A-AP-10; Matematika Fase A: pola',
    ),
    skill(
      'events',
      { id: 'Menghubungkan kejadian dan akibatnya', en: 'Joining events with what they do' },
      'CSTA 1A-AP-10, persiapan 1B-AP-10: kejadian',
    ),
    skill(
      'design',
      { id: 'Merancang gim dengan tujuan', en: 'Designing a game with a goal' },
      'CSTA 1A-AP-12: merencanakan sebuah program',
    ),
  ],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
