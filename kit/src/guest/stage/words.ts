import type { Lang } from '../../port.ts';

/** The words that every game shares. */
export const stageWords = {
  id: {
    replay: 'Ulangi petunjuk',
    paused: 'Istirahat sebentar',
    done: 'Selesai',
    again: 'Lagi',
    bye: 'Sampai jumpa!',
  },
  en: {
    replay: 'Say it again',
    paused: 'Taking a little rest',
    done: 'All done',
    again: 'Again',
    bye: 'See you soon!',
  },
} satisfies Record<Lang, Record<string, string>>;
