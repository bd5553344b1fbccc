import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';
import { wibDate } from '../letters/invoice.ts';
import type { EndingPlan } from './reminders.store.ts';

const words = {
  en: {
    subject: 'Your Nobi plan has ended',
    hello: (name: string) => `Hello ${name},`,
    ended: (moment: string) =>
      `your plan ended on ${moment}. Nothing was renewed and nothing was taken from you.`,
    stays:
      'What your child has made and reached stays in the account, and so does the learning report in the parents’ room.',
    back: 'If you would like to come back, now or much later, the plans are here. If not, there is nothing to do, and we do not write about this again.',
    button: 'See the plans',
    off: 'No more letters about your plan',
  },
  id: {
    subject: 'Paket Nobi Anda sudah berakhir',
    hello: (name: string) => `Halo ${name},`,
    ended: (moment: string) =>
      `paket Anda berakhir pada ${moment}. Tidak ada perpanjangan dan tidak ada yang ditagih.`,
    stays:
      'Karya dan kemajuan anak Anda tetap tersimpan di akun ini, begitu pula laporan belajar di Ruang orang tua.',
    back: 'Kalau ingin kembali, sekarang atau kapan saja nanti, pilihan paketnya ada di sini. Kalau tidak, tidak perlu berbuat apa-apa; kami tidak menyurati lagi soal ini.',
    button: 'Lihat pilihan paket',
    off: 'Jangan kirim lagi surat tentang paket',
  },
};

/** The one word after a paid time has ended: what stays, and how to come back. */
export const endedLetter = (
  { email, display_name, language, ends_at }: EndingPlan,
  { publicUrl, end }: { publicUrl: string; end: string },
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    unsubscribe: end,
    parts: [
      { say: `${text.hello(display_name)} ${text.ended(wibDate(ends_at, language))}` },
      { say: text.stays },
      { say: text.back },
      { button: text.button, link: `${publicUrl}/payment` },
      { say: 'Nobi' },
      { way: text.off, link: end },
    ],
  });
};
