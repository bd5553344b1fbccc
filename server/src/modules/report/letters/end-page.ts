import type { Language } from '@nobi/contract';
import { html, type Page } from '../../../http/page.ts';

const words = {
  en: {
    ask: {
      title: 'End the weekly letter?',
      lead: 'The letter of Sundays about your children’s week will not come any more. The learning report in the parents’ room stays.',
      button: 'End the letter',
    },
    done: {
      title: 'The weekly letter has ended',
      lead: 'You get it no more. If you want it back, switch it on in the parents’ room.',
    },
    dead: {
      title: 'This link does not work',
      lead: 'It may be cut off or too old. You can end the letter in the parents’ room, too.',
    },
    room: 'To the parents’ room',
  },
  id: {
    ask: {
      title: 'Hentikan surat mingguan?',
      lead: 'Surat hari Minggu tentang minggu anak Anda tidak akan datang lagi. Laporan belajar di Ruang orang tua tetap ada.',
      button: 'Hentikan surat',
    },
    done: {
      title: 'Surat mingguan sudah berhenti',
      lead: 'Anda tidak menerimanya lagi. Kalau ingin lagi, nyalakan di Ruang orang tua.',
    },
    dead: {
      title: 'Tautan ini tidak berlaku',
      lead: 'Mungkin terpotong atau sudah terlalu lama. Surat juga bisa dihentikan di Ruang orang tua.',
    },
    room: 'Ke Ruang orang tua',
  },
};

/** One button, no script: programs that follow the links of a letter press none. */
export const askPage = (language: Language, address: string): Page => {
  const text = words[language].ask;
  return {
    title: text.title,
    language,
    body: html`<h1>${text.title}</h1><p>${text.lead}</p>
<form class="card" method="post" action="${address}"><button type="submit">${text.button}</button></form>`,
  };
};

const closingPage = (language: Language, kind: 'done' | 'dead'): Page => {
  const text = words[language][kind];
  return {
    title: text.title,
    language,
    ...(kind === 'dead' && { status: 400 }),
    body: html`<h1>${text.title}</h1><p class="${kind}">${text.lead}</p>
<p><a class="button" href="/parents">${words[language].room}</a></p>`,
  };
};

export const donePage = (language: Language): Page => closingPage(language, 'done');
export const deadPage = (language: Language): Page => closingPage(language, 'dead');
