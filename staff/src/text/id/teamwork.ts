import type { teamworkDeeds, teamworkEn } from '../en/teamwork.ts';

export const teamworkId: typeof teamworkEn = {
  waits: 'Menunggu sejak',
  waitsFor: 'Menunggu sejak {time}',
  late: 'terlambat',
  owner: 'Penanggung jawab',
  nobody: 'Belum ada',
  given: 'Diserahkan kepada {name}.',
  freed: 'Sekarang belum ada yang memegang.',
  notes: 'Catatan untuk rekan',
  notesLead: 'Keluarga tidak pernah melihatnya.',
  note: 'Catatan',
  add: 'Tambah catatan',
  news: 'Ada perubahan sejak Anda melihatnya.',
  show: 'Tampilkan',
  arrived: 'Ada tulisan baru; lihat di atas.',
  giveTo: 'Serahkan kepada',
  give: 'Serahkan',
  giveLead: 'Rekan itu melihatnya di “Hanya milik saya”.',
  closeMany: 'Tutup',
  closeLead:
    'Pertanyaan ini tidak dijawab (lagi). Masing-masing bisa dibuka kembali di halamannya.',
  changed: '{count} diubah.',
};

export const teamworkDeedsId: typeof teamworkDeeds = {
  assignTicket: 'menyerahkan pertanyaan',
  noteTicket: 'menulis catatan pada pertanyaan',
};
