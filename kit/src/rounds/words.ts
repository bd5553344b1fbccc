import type { Lang } from '../port.ts';

/** What all maker's corners say. */
export const makerWords = {
  id: {
    make: 'Buat soal',
    enter: 'Punya kode',
    back: 'Kembali',
    kind: 'Ganti soal',
    add: (made: number) => `Simpan ${made}/3`,
    code: 'Kode',
    codeGoal: 'Berikan kode ini kepada keluargamu.',
    typeGoal: 'Ketik kode dari keluargamu, lalu buka.',
    noCode: 'Kode itu belum cocok. Periksa angkanya.',
    erase: 'Hapus',
    open: 'Buka',
    digit: (digit: number) => `Angka ${digit}`,
    solved: 'Semua soal dari kode itu sudah selesai!',
  },
  en: {
    make: 'Make one',
    enter: 'Have a code',
    back: 'Back',
    kind: 'Another kind',
    add: (made: number) => `Save ${made}/3`,
    code: 'Code',
    codeGoal: 'Give this code to your family.',
    typeGoal: 'Type a code from your family, then open it.',
    noCode: 'That code does not fit. Check the numbers.',
    erase: 'Erase',
    open: 'Open',
    digit: (digit: number) => `Number ${digit}`,
    solved: 'All the tasks of that code are done!',
  },
} satisfies Record<Lang, Record<string, unknown>>;
