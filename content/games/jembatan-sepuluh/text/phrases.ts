export const numbers = { id: ['', 'satu', 'dua', 'tiga'], en: ['', 'one', 'two', 'three'] };

export const listed = (planks: readonly number[], and: string): string =>
  planks.length < 2 ? planks.join('') : `${planks.slice(0, -1).join(', ')} ${and} ${planks.at(-1)}`;
