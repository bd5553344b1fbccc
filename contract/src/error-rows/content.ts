import type { ErrorRow } from './row.ts';

/** What a child opens: games, courses, tools and Nobi. */
export const contentErrors = {
  // Any kind
  play_time_over: {
    status: 403,
    en: 'Time for a rest. Play again later!',
    id: 'Istirahat dulu. Nanti main lagi, ya!',
  },

  // Without a line
  lease_refused: {
    status: 403,
    en: 'This device needs the internet once before it can play without it.',
    id: 'Perangkat ini perlu internet sekali dulu sebelum bisa main tanpa internet.',
  },

  // Games
  game_link_missing: {
    status: null,
    en: 'Game link not available.',
    id: 'Tautan game belum tersedia.',
  },
  game_failed: { status: null, en: 'Failed to load game.', id: 'Gagal memuat game.' },
  premium_only: {
    status: 403,
    en: 'This one is part of Premium. Ask a grown-up.',
    id: 'Yang ini bagian dari Premium. Tanya orang dewasa, ya.',
  },

  // Courses
  course_file_missing: {
    status: null,
    en: 'Course file not available!',
    id: 'Berkas kursus belum tersedia!',
  },
  course_failed: { status: null, en: 'Failed to load course.', id: 'Gagal memuat kursus.' },
  course_link_invalid: {
    status: null,
    en: 'Invalid course link.',
    id: 'Tautan kursus tidak benar.',
  },
  course_url_missing: {
    status: null,
    en: 'Course HTML URL not found.',
    id: 'Alamat HTML kursus tidak ditemukan.',
  },

  // Creativity
  tool_url_missing: { status: null, en: 'Tool URL not found.', id: 'Alamat alat tidak ditemukan.' },
  tool_failed: { status: null, en: 'Failed to load tool.', id: 'Gagal memuat alat.' },
  works_full: {
    status: 409,
    en: 'Your shelf is full. Remove an older work first.',
    id: 'Rak karyamu sudah penuh. Hapus satu karya lama dulu, ya.',
  },

  // Nobi
  nobi_unavailable: {
    status: 503,
    en: 'Nobi is unavailable right now.',
    id: 'Nobi sedang tidak bisa menjawab.',
  },
  nobi_resting: {
    status: 429,
    en: 'Nobi has answered a lot today and is resting. Come back tomorrow (from 00:00 WIB).',
    id: 'Nobi sudah banyak menjawab hari ini dan sedang istirahat. Kembali lagi besok, ya (mulai pukul 00.00 WIB).',
  },
  nobi_busy: {
    status: 429,
    en: 'Nobi is still answering. One question at a time!',
    id: 'Nobi masih menjawab. Satu pertanyaan dulu, ya!',
  },
  nobi_hurry: {
    status: 429,
    en: 'That was quick! Take a breath, then ask again.',
    id: 'Wah, cepat sekali! Tarik napas dulu, lalu tanya lagi, ya.',
  },
  nobi_off: {
    status: 403,
    en: 'Nobi is switched off. A grown-up can switch it on.',
    id: 'Nobi sedang dimatikan. Orang dewasa bisa menyalakannya.',
  },
  nobi_silent: { status: null, en: 'No reply received.', id: 'Tidak ada jawaban.' },
  nobi_unreachable: {
    status: null,
    en: '❌ Error talking to Nobi.',
    id: '❌ Gagal berbicara dengan Nobi.',
  },
  voice_off: {
    status: 403,
    en: 'Voice is switched off. A grown-up can switch it on.',
    id: 'Suara sedang dimatikan. Orang dewasa bisa menyalakannya.',
  },
  voice_not_ready: {
    status: 501,
    en: 'Nobi cannot listen here yet. You can type your question.',
    id: 'Nobi belum bisa mendengar di sini. Kamu bisa mengetik pertanyaanmu.',
  },
  sound_refused: {
    status: 400,
    en: 'Nobi could not hear that. Please record it again.',
    id: 'Nobi tidak bisa mendengarnya. Coba rekam lagi, ya.',
  },
  voice_unsupported: {
    status: null,
    en: 'Voice input not supported in this browser.',
    id: 'Browser ini belum mendukung suara.',
  },
} as const satisfies Record<string, ErrorRow>;
