import { catalogue, type ErrorCode, type Language } from '@nobi/contract';
import type { Plugin } from 'vite';

/** Always told in the server's own words, so that no page carries them for it; the console's own neither. */
const saidByTheServer: ReadonlySet<string> = new Set<ErrorCode>([
  'conflict',
  'unsupported_type',
  'nobi_resting',
  'email_elsewhere',
  'notification_forged',
  'plan_unknown',
  'not_allowed',
  'nobi_hurry',
  'voice_off',
  'voice_not_ready',
  'sound_refused',
  'email_code_wrong',
  'email_code_old',
  'pin_unset',
  'pin_wrong',
  'pin_paused',
  'pin_simple',
  'pin_proof',
  'child_age',
  'child_name_taken',
  'children_full',
  'child_known',
  'child_last',
  'child_secret_wrong',
  'child_secret_wait',
  'consent_needed',
  'consent_text_old',
  'not_paid',
  'gift_over',
  'gift_paid',
  'gift_busy',
  'voucher_typo',
  'voucher_unknown',
  'voucher_used',
  'voucher_over',
  'whatsapp_missing',
]);

/** The catalogue in one language, as far as a browser may have to say it. */
export const sentencesIn = (language: Language): Partial<Record<ErrorCode, string>> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([code]) => !saidByTheServer.has(code) && !/^(staff|suspended)_/.test(code))
      .map(([code, row]) => [code, row[language]]),
  );

/**
 * Writes the sentences out where the words of a language ask for them, so that no browser fetches
 * both languages of the catalogue.
 */
export const writtenSentences = (): Plugin => ({
  name: 'nobi-written-sentences',
  apply: 'build',
  enforce: 'pre',
  transform: (_code, id) => {
    const language = /[\\/]text[\\/]errors\.(en|id)\.ts$/.exec(id)?.[1];
    if (language !== 'en' && language !== 'id') return undefined;
    return { code: `export const errors = ${JSON.stringify(sentencesIn(language))};`, map: null };
  },
});
