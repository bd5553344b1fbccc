import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

export interface RefundingColleague {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

const words = {
  en: {
    subject: 'A refund waits for a second person',
    hello: (name: string) => `Hello ${name},`,
    waits: (by: string) =>
      `${by} asks to give money back, and it is more than one person may give alone. Please look at the order and say yes or no.`,
    button: 'Open the order',
  },
  id: {
    subject: 'Pengembalian dana menunggu orang kedua',
    hello: (name: string) => `Halo ${name},`,
    waits: (by: string) =>
      `${by} meminta pengembalian dana yang melebihi batas satu orang. Lihat pesanannya, lalu setujui atau tolak.`,
    button: 'Buka pesanan',
  },
};

/** To whoever may say yes; what and whose stays inside the console. */
export const waitingRefundLetter = (
  { email, display_name, language }: RefundingColleague,
  { by, orderId, publicUrl }: { by: string; orderId: string; publicUrl: string },
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.hello(display_name)} ${text.waits(by)}` },
      {
        button: text.button,
        link: `${publicUrl}/staff/orders/${encodeURIComponent(orderId)}/show`,
      },
      { say: 'Nobi' },
    ],
  });
};
