import { type Language, rupiah } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

/** By the gateway; by bank, which staff will see to; by bank, which they have. */
export type MoneyWay = 'gateway' | 'bank' | 'sent';

interface MoneyBack {
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
  readonly amount: number;
  readonly way: MoneyWay;
  /** Where the family finds a transfer by bank. */
  readonly reference: string | undefined;
  /** To the family, or to whoever paid for it; a family whose gift went back gets none of it itself. */
  readonly reader: 'family' | 'family of a gift' | 'payer';
}

const words = {
  en: {
    subject: 'Your money goes back',
    gateway: {
      family: 'as you wished, the money of this order goes back the way you paid.',
      'family of a gift':
        'as you wished, the money of this order goes back to whoever paid for you.',
      payer: 'the family has given its plan back. Your money goes back the way you paid.',
    },
    bank: {
      family:
        'as you wished, the money of this order goes back. Your payment method cannot take money back, so we will send it by bank transfer: we write to you within two working days.',
      'family of a gift':
        'as you wished, the money of this order goes back to whoever paid for you, by bank transfer.',
      payer:
        'the family has given its plan back. Your payment method cannot take money back, so we will send it by bank transfer: we write to you within two working days.',
    },
    sent: {
      family:
        'the money of this order, which you asked for, has been sent to you by bank transfer.',
      'family of a gift':
        'the money of this order, which you asked for, has been sent by bank transfer to whoever paid for you.',
      payer:
        'the family has given its plan back, and your money has been sent to you by bank transfer.',
    },
    hello: 'Hello,',
    reference: 'Reference of the transfer',
    order: 'Order',
    amount: 'Amount',
    when: 'Banks and wallets can take up to 14 working days to show it.',
    after:
      'The time that this order paid for, promo days included, ends as soon as the money has gone. Time paid for before it stays, and so does what your child has made and reached. You can come back whenever you like.',
  },
  id: {
    subject: 'Uang Anda kami kembalikan',
    gateway: {
      family: 'sesuai permintaan Anda, uang pesanan ini kembali lewat cara bayar yang Anda pakai.',
      'family of a gift':
        'sesuai permintaan Anda, uang pesanan ini kembali kepada yang membayarkan untuk Anda.',
      payer:
        'keluarga itu mengembalikan paketnya. Uang Anda kembali lewat cara bayar yang Anda pakai.',
    },
    bank: {
      family:
        'sesuai permintaan Anda, uang pesanan ini kami kembalikan. Cara bayar itu tidak bisa menerima pengembalian, jadi kami kirim lewat transfer bank: kami menghubungi Anda dalam dua hari kerja.',
      'family of a gift':
        'sesuai permintaan Anda, uang pesanan ini kembali kepada yang membayarkan untuk Anda, lewat transfer bank.',
      payer:
        'keluarga itu mengembalikan paketnya. Cara bayar Anda tidak bisa menerima pengembalian, jadi uang Anda kami kirim lewat transfer bank: kami menghubungi Anda dalam dua hari kerja.',
    },
    sent: {
      family: 'uang pesanan ini, yang Anda minta kembali, sudah kami kirim lewat transfer bank.',
      'family of a gift':
        'uang pesanan ini, yang Anda minta kembali, sudah kami kirim lewat transfer bank kepada yang membayarkan untuk Anda.',
      payer:
        'keluarga itu mengembalikan paketnya, dan uang Anda sudah kami kirim lewat transfer bank.',
    },
    hello: 'Halo,',
    reference: 'Nomor rujukan transfer',
    order: 'Pesanan',
    amount: 'Jumlah',
    when: 'Bank dan dompet digital bisa membutuhkan sampai 14 hari kerja.',
    after:
      'Masa paket dari pesanan ini, termasuk hari promo, berakhir begitu uangnya kembali. Masa paket dari pembayaran sebelumnya tetap berlaku, begitu pula karya dan kemajuan anak Anda. Anda boleh kembali kapan saja.',
  },
};

/** To the family that asked for its money, or to whoever paid for it. */
export const moneyBackLetter = (letter: MoneyBack): Letter => {
  const text = words[letter.language];
  const { reader, orderId, amount, language, way, reference } = letter;
  return letterOf({
    to: letter.to,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.hello} ${text[way][reader]}` },
      {
        rows: [
          [text.order, orderId],
          [text.amount, rupiah(amount, language)],
          ...(reference && reader !== 'family of a gift'
            ? [[text.reference, reference] as const]
            : []),
        ],
      },
      ...(way === 'gateway' ? [{ say: text.when }] : []),
      ...(reader === 'payer' ? [] : [{ say: text.after }]),
      { say: 'Nobi' },
    ],
  });
};
