/** Fixed answers for moments that belong to people. Kind, no blame, no promise of secrecy. */
export const safetyText = {
  en: {
    hurting:
      'Thank you for telling me. You matter, and this is not something to carry alone.\n\nPlease go to a grown-up you trust right now: a parent, a grandparent, a teacher. Say to them what you said to me. In Indonesia you can also call SAPA 129, or write to WhatsApp 08111-129-129. People there listen to children.\n\nI am a computer helper, so I cannot come to you. A person can.',
    hurt: 'Thank you for telling me. It is not your fault. Nobody may hurt you.\n\nPlease tell a grown-up you trust today: someone in your family, a teacher, a neighbour. If the first one does not listen, tell another one. In Indonesia you can also call SAPA 129, or write to WhatsApp 08111-129-129.\n\nI am a computer helper, so I cannot come to you. A person can.',
    secret:
      'It is good that you say this. Grown-ups who mean well do not ask children for secrets, for pictures of their body, or to meet alone.\n\nYou did nothing wrong. Do not send anything and do not go. Tell a grown-up you trust now: a parent or a teacher. In Indonesia you can also call SAPA 129, or write to WhatsApp 08111-129-129.',
  },
  id: {
    hurting:
      'Terima kasih sudah cerita. Kamu berharga, dan ini tidak perlu kamu tanggung sendirian.\n\nTolong temui orang dewasa yang kamu percaya sekarang juga: orang tua, kakek atau nenek, atau guru. Katakan seperti yang kamu tulis tadi. Kamu juga bisa menelepon SAPA 129, atau kirim WhatsApp ke 08111-129-129. Di sana ada orang yang mau mendengarkan anak-anak.\n\nAku ini pembantu komputer, jadi aku tidak bisa datang. Orang di dekatmu bisa.',
    hurt: 'Terima kasih sudah cerita. Ini bukan salahmu. Tidak ada yang boleh menyakitimu.\n\nTolong ceritakan hari ini kepada orang dewasa yang kamu percaya: keluarga, guru, atau tetangga. Kalau yang pertama belum mendengarkan, ceritakan kepada yang lain. Kamu juga bisa menelepon SAPA 129, atau kirim WhatsApp ke 08111-129-129.\n\nAku ini pembantu komputer, jadi aku tidak bisa datang. Orang di dekatmu bisa.',
    secret:
      'Bagus kamu mengatakannya. Orang dewasa yang baik tidak meminta anak menyimpan rahasia, mengirim foto badan, atau bertemu berdua saja.\n\nKamu tidak salah. Jangan kirim apa pun dan jangan pergi. Ceritakan sekarang kepada orang dewasa yang kamu percaya: orang tua atau guru. Kamu juga bisa menelepon SAPA 129, atau kirim WhatsApp ke 08111-129-129.',
  },
} as const;
