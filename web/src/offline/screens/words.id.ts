import type { offline as english } from './words.en.ts';

export const offline = {
  comma: ',',
  save: 'Simpan',
  named: (title: string) => `${title}, untuk dimainkan tanpa internet`,
} satisfies typeof english;
