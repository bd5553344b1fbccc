import type { nobiHere as english } from './words.en.ts';

export const nobiHere = {
  from: 'Dijawab di HP ini, tanpa internet.',
  waits: 'Yang ini perlu internet. Pertanyaanmu disimpan dan terkirim sendiri begitu tersambung.',
} satisfies typeof english;
