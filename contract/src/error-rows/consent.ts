import type { ErrorRow } from './row.ts';

/** What the adult of a family allows. */
export const consentErrors = {
  consent_needed: {
    status: 403,
    en: 'A grown-up has to allow this first, in the parents’ room.',
    id: 'Orang dewasa perlu mengizinkan dulu di Ruang orang tua.',
  },
  consent_text_old: {
    status: 409,
    en: 'The wording has changed. Please read it again.',
    id: 'Isinya sudah berubah. Silakan baca lagi.',
  },
} as const satisfies Record<string, ErrorRow>;
