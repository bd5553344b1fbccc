import type { ErrorRow } from './row.ts';

/** Profile, support and rating. */
export const familyErrors = {
  // Profile
  profile_unreadable: {
    status: null,
    en: '❌ Could not load profile.',
    id: '❌ Profil tidak bisa dimuat.',
  },
  profile_failed: {
    status: null,
    en: '❌ Failed to update profile.',
    id: '❌ Gagal memperbarui profil.',
  },
  picture_refused: {
    status: 400,
    en: 'Please choose a JPEG, PNG or WebP picture.',
    id: 'Pilih gambar JPEG, PNG, atau WebP.',
  },

  // Support and rating
  support_failed: {
    status: null,
    en: '❌ Failed to send. Try again.',
    id: '❌ Gagal mengirim. Coba lagi.',
  },
  rating_failed: {
    status: null,
    en: '❌ Something went wrong. Please try again.',
    id: '❌ Ada yang tidak beres. Silakan coba lagi.',
  },
} as const satisfies Record<string, ErrorRow>;
