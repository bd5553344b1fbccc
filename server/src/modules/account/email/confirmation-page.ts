import type { Language } from '@nobi/contract';
import { html, type Page } from '../../../http/page.ts';

const words = {
  en: {
    ask: {
      title: 'Confirm your email',
      lead: 'Is this your address, and did you open a Nobi account with it?',
      button: 'Yes, confirm it',
      notYou: 'It was not you? Then just close this page.',
    },
    done: {
      title: 'Your email is confirmed',
      lead: 'Thank you. From now on we can write to you when it matters.',
      button: 'On to Nobi',
    },
    dead: {
      title: 'This link no longer works',
      lead: 'It works for three days, and only the newest letter counts. Perhaps your email is confirmed already: your profile says so, and sends a new letter.',
      button: 'Open your profile',
    },
  },
  id: {
    ask: {
      title: 'Konfirmasi email Anda',
      lead: 'Apakah ini alamat Anda, dan Anda yang membuat akun Nobi dengannya?',
      button: 'Ya, konfirmasi',
      notYou: 'Bukan Anda? Tutup saja halaman ini.',
    },
    done: {
      title: 'Email Anda sudah dikonfirmasi',
      lead: 'Terima kasih. Mulai sekarang kami bisa mengabari Anda saat ada yang penting.',
      button: 'Lanjut ke Nobi',
    },
    dead: {
      title: 'Tautan ini sudah tidak berlaku',
      lead: 'Tautan berlaku tiga hari, dan hanya email terbaru yang dipakai. Mungkin email Anda sudah dikonfirmasi: lihat di profil, di sana juga bisa minta email baru.',
      button: 'Buka profil',
    },
  },
};

/** One button, no script: programs that follow the links of a letter press none. */
export const askPage = (
  language: Language,
  { email, code }: { email: string; code: string },
): Page => {
  const text = words[language].ask;
  return {
    title: text.title,
    language,
    body: html`<h1>${text.title}</h1><p>${text.lead}</p>
<form class="card" method="post" action="/confirm-email"><input type="hidden" name="code" value="${code}">
<p><b>${email}</b></p><button type="submit">${text.button}</button></form>
<p class="muted">${text.notYou}</p>`,
  };
};

export const donePage = (language: Language): Page => {
  const text = words[language].done;
  return {
    title: text.title,
    language,
    body: html`<h1>${text.title}</h1><p class="done" role="status">${text.lead}</p>
<p><a class="button" href="/dashboard">${text.button}</a></p>`,
  };
};

export const deadPage = (language: Language): Page => {
  const text = words[language].dead;
  return {
    title: text.title,
    language,
    status: 400,
    body: html`<h1>${text.title}</h1><p>${text.lead}</p>
<p><a class="button" href="/dashboard/profile">${text.button}</a></p>`,
  };
};
