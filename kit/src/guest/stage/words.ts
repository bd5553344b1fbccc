import type { Lang } from '../../port.ts';

/** The words that every game shares. */
export const stageWords = {
  id: {
    replay: 'Ulangi petunjuk',
    offer: 'Mau dibantu?',
    help: 'Bantu aku',
    paused: 'Istirahat sebentar',
    done: 'Selesai',
    again: 'Lagi',
    bye: 'Sampai jumpa!',
  },
  en: {
    replay: 'Say it again',
    offer: 'Need help?',
    help: 'Help me',
    paused: 'Taking a little rest',
    done: 'All done',
    again: 'Again',
    bye: 'See you soon!',
  },
} satisfies Record<Lang, Record<string, string>>;
