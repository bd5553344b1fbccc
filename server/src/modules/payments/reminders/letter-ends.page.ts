import type { Language } from '@nobi/contract';
import { html, type Page } from '../../../http/page.ts';

const words = {
  en: {
    ask: {
      title: 'No more letters about your plan?',
      lead: 'We then write neither before nor after a plan ends. Receipts still come.',
      button: 'Send no more',
    },
    off: {
      title: 'These letters have stopped',
      lead: 'The parents’ room shows when a plan ends. Receipts still come.',
      button: 'Send them again',
    },
    on: { title: 'These letters will come again', lead: 'Before a plan ends, and once after.' },
    dead: {
      title: 'This link does not work',
      lead: 'It may be cut off or too old. Please open it from the newest letter.',
    },
    room: 'To the parents’ room',
  },
  id: {
    ask: {
      title: 'Hentikan surat tentang paket?',
      lead: 'Kami tidak akan menyurati lagi sebelum atau sesudah paket berakhir. Bukti pembayaran tetap datang.',
      button: 'Hentikan surat',
    },
    off: {
      title: 'Surat ini sudah berhenti',
      lead: 'Kapan paket berakhir bisa dilihat di Ruang orang tua. Bukti pembayaran tetap datang.',
      button: 'Kirim lagi',
    },
    on: {
      title: 'Surat ini akan datang lagi',
      lead: 'Sebelum paket berakhir, dan sekali sesudahnya.',
    },
    dead: {
      title: 'Tautan ini tidak berlaku',
      lead: 'Mungkin terpotong atau sudah terlalu lama. Buka dari surat yang terbaru.',
    },
    room: 'Ke Ruang orang tua',
  },
};

/** One button, no script: programs that follow the links of a letter press none. */
export const choicePage = (language: Language, kind: 'ask' | 'off', action: string): Page => {
  const text = words[language][kind];
  return {
    title: text.title,
    language,
    body: html`<h1>${text.title}</h1><p>${text.lead}</p>
<form class="card" method="post" action="${action}"><button type="submit">${text.button}</button></form>`,
  };
};

export const closingPage = (language: Language, kind: 'on' | 'dead'): Page => {
  const text = words[language][kind];
  return {
    title: text.title,
    language,
    ...(kind === 'dead' && { status: 400 }),
    body: html`<h1>${text.title}</h1><p>${text.lead}</p>
<p><a class="button" href="/parents">${words[language].room}</a></p>`,
  };
};
