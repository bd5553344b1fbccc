import type { Language } from '@nobi/contract';

const footer = {
  en: {
    followUs: 'Follow us on social media',
    channels: { video: 'Video channel', shortVideo: 'Short videos', photo: 'Photos' },
  },
  id: {
    followUs: 'Ikuti kami di media sosial',
    channels: { video: 'Kanal video', shortVideo: 'Video pendek', photo: 'Foto' },
  },
};

/** Apart from the words of the building blocks, which come with every page. */
export const footerWordsFor = (language: Language) => footer[language];
