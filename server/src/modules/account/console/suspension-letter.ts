import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

/** Whom it is about, and where such a family reaches people: it cannot log in to write. */
export interface Addressed {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

export interface Contacts {
  readonly publicUrl: string;
  readonly supportWhatsapp: string;
  readonly supportEmail: string;
}

interface SuspensionNotice {
  readonly cause: 'sharing' | 'fraud' | 'abuse';
  readonly words: string | undefined;
}

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    closedSubject: 'Your Nobi account is closed for now',
    closed: {
      sharing:
        'we have closed your account for now, because it looks as if it was used by more than one family. A plan is meant for the children of one home.',
      fraud:
        'we have closed your account for now, because something about its payments does not look right to us. That can also be a mistake of a bank or of ours.',
      abuse:
        'we have closed your account for now, because it was used in a way that our terms do not allow, and that could harm others.',
    },
    ours: 'What our colleague adds:',
    means:
      'All devices are signed out. What your child has made, learned and played is kept, and nothing is deleted.',
    appealTitle: 'Do you see it differently?',
    appeal:
      'Then please tell us: write what happened, in your own words, with the email of your account. We read it, look at everything again together with you, and open the account if we were wrong. You reach us here:',
    openSubject: 'Your Nobi account is open again',
    open: 'your account is open again. Thank you for clearing this up with us. Your child’s works, progress and play are where you left them; please log in once on each device.',
    button: 'Log in',
    questions: 'Is something missing, or do you have a question? You reach us here:',
    email: 'E-mail',
  },
  id: {
    hello: (name: string) => `Halo ${name},`,
    closedSubject: 'Akun Nobi Anda ditutup sementara',
    closed: {
      sharing:
        'akun Anda kami tutup sementara karena tampaknya dipakai oleh lebih dari satu keluarga. Satu paket dibuat untuk anak-anak di satu rumah.',
      fraud:
        'akun Anda kami tutup sementara karena ada yang janggal pada pembayarannya. Bisa jadi itu kekeliruan bank atau kekeliruan kami.',
      abuse:
        'akun Anda kami tutup sementara karena dipakai dengan cara yang tidak sesuai Syarat dan Ketentuan dan bisa merugikan orang lain.',
    },
    ours: 'Tambahan dari rekan kami:',
    means:
      'Semua perangkat sudah dikeluarkan. Karya, pelajaran, dan catatan bermain anak Anda tetap tersimpan; tidak ada yang dihapus.',
    appealTitle: 'Menurut Anda kami keliru?',
    appeal:
      'Ceritakan kepada kami: tulis apa yang terjadi dengan kata-kata Anda sendiri, beserta email akun Anda. Kami membacanya, melihat semuanya sekali lagi bersama Anda, dan membuka akun jika kami keliru. Hubungi kami di:',
    openSubject: 'Akun Nobi Anda sudah dibuka lagi',
    open: 'akun Anda sudah dibuka lagi. Terima kasih sudah menyelesaikannya bersama kami. Karya, pelajaran, dan catatan bermain anak Anda masih seperti semula; silakan masuk sekali lagi di setiap perangkat.',
    button: 'Masuk',
    questions: 'Ada yang kurang, atau ada pertanyaan? Hubungi kami di:',
    email: 'Email',
  },
};

const contactsOf = ({ supportEmail, supportWhatsapp }: Contacts, language: Language) => {
  const channels = [
    [words[language].email, supportEmail],
    ['WhatsApp', supportWhatsapp],
  ] as const;
  return { rows: channels.filter(([, value]) => value !== '') };
};

/** Why the account is closed, in kind words, and how to object. */
export const suspensionLetter = (
  family: Addressed,
  { cause, words: own }: SuspensionNotice,
  contacts: Contacts,
) => {
  const { email, display_name, language } = family;
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.closedSubject,
    parts: [
      { say: `${text.hello(display_name)} ${text.closed[cause]}` },
      ...(own ? [{ say: text.ours }, { quote: own }] : []),
      { say: text.means },
      { say: text.appealTitle, isBold: true },
      { say: text.appeal },
      contactsOf(contacts, language),
      { say: 'Nobi' },
    ],
  });
};

/** That all is clear, and the way back in. */
export const reinstatementLetter = (
  { email, display_name, language }: Addressed,
  contacts: Contacts,
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.openSubject,
    parts: [
      { say: `${text.hello(display_name)} ${text.open}` },
      { button: text.button, link: `${contacts.publicUrl}/login` },
      { say: text.questions },
      contactsOf(contacts, language),
      { say: 'Nobi' },
    ],
  });
};
