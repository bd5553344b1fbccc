import type { Lang } from '../../port.ts';

/** The words that every game shares. */
export const stageWords = {
  id: {
    replay: 'Ulangi petunjuk',
    offer: 'Mau dibantu?\nKetuk lampunya.',
    help: 'Bantu aku',
    paused: 'Istirahat sebentar',
    done: 'Selesai',
    again: 'Lagi',
    bye: 'Sampai jumpa!',
  },
  en: {
    replay: 'Say it again',
    offer: 'Would you like help?\nTap the lamp.',
    help: 'Help me',
    paused: 'Taking a little rest',
    done: 'All done',
    again: 'Again',
    bye: 'See you soon!',
  },
} satisfies Record<Lang, Record<string, string>>;
