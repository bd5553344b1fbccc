import { plans, rupiah } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';
import { wibDate } from '../letters/invoice.ts';
import { planNames } from '../letters/receipt.ts';
import type { EndingPlan } from './reminders.store.ts';

const words = {
  en: {
    subject: (days: number) =>
      days === 0
        ? 'Your Nobi plan ends today'
        : days === 1
          ? 'Your Nobi plan ends tomorrow'
          : `Your Nobi plan ends in ${days} days`,
    hello: (name: string) => `Hello ${name},`,
    ends: 'your plan is coming to its end. Nothing renews by itself and nothing is taken from you.',
    plan: 'Plan',
    until: 'Open until',
    stays: 'What your child has made and reached stays in the account either way.',
    button: (plan: string, price: string) => `Pay again: ${plan}, ${price}`,
    tap: (plans: string) =>
      `The button opens the payment page with the same plan; nothing is paid before you pay there. For another plan: ${plans}`,
  },
  id: {
    subject: (days: number) =>
      days === 0
        ? 'Paket Nobi Anda berakhir hari ini'
        : days === 1
          ? 'Paket Nobi Anda berakhir besok'
          : `Paket Nobi Anda berakhir ${days} hari lagi`,
    hello: (name: string) => `Halo ${name},`,
    ends: 'masa paket Anda segera berakhir. Tidak ada perpanjangan atau tagihan otomatis.',
    plan: 'Paket',
    until: 'Terbuka sampai',
    stays: 'Karya dan kemajuan anak Anda tetap tersimpan di akun ini.',
    button: (plan: string, price: string) => `Bayar lagi: ${plan}, ${price}`,
    tap: (plans: string) =>
      `Tombol itu membuka halaman pembayaran dengan paket yang sama; tidak ada yang dibayar sebelum Anda membayarnya di sana. Untuk paket lain: ${plans}`,
  },
};

/** The calm word before a paid time ends: when, what stays, and how to go on. */
export const reminderLetter = (
  { email, display_name, language, plan, ends_at }: EndingPlan,
  { daysLeft, publicUrl }: { daysLeft: number; publicUrl: string },
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject(daysLeft),
    parts: [
      { say: `${text.hello(display_name)} ${text.ends}` },
      {
        rows: [
          [text.plan, planNames[language][plan]],
          [text.until, wibDate(ends_at, language)],
        ],
      },
      { say: text.stays },
      {
        button: text.button(planNames[language][plan], rupiah(plans[plan].rupiah, language)),
        link: `${publicUrl}/payment?again=${plan}`,
      },
      { say: text.tap(`${publicUrl}/payment`) },
      { say: 'Nobi' },
    ],
  });
};
