import type { insightEn } from './insight.en.ts';

export const insightId: typeof insightEn = {
  chart: {
    show: 'Tampilkan sebagai tabel',
    hide: 'Sembunyikan tabel',
    day: 'Hari',
    change: '{change} dari periode sebelumnya',
    same: 'Sama dengan periode sebelumnya',
    noneBefore: 'Periode sebelumnya kosong',
  },
};
