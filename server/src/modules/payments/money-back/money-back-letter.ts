import { type Language, rupiah } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

interface MoneyBack {
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
  readonly amount: number;
  /** The gateway takes it back; else staff send it by bank. */
  readonly isByGateway: boolean;
  /** To the family, or to whoever paid for it; a family whose gift went back gets none of it itself. */
  readonly reader: 'family' | 'family of a gift' | 'payer';
}

const words = {
  en: {
    subject: 'Your money goes back',
    gateway: {
      family: 'as you wished, the money of this order goes back by the way you paid.',
      'family of a gift':
        'as you wished, the money of this order goes back to whoever paid for you.',
      payer: 'the family has given its plan back. Your money goes back by the way you paid.',
    },
    bank: {
      family:
        'as you wished, the money of this order goes back. The way you paid knows no return, so we send it by bank: we write to you within two working days.',
      'family of a gift':
        'as you wished, the money of this order goes back to whoever paid for you, by bank.',
      payer:
        'the family has given its plan back. The way you paid knows no return, so we send your money by bank: we write to you within two working days.',
    },
    hello: 'Hello,',
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
        'sesuai permintaan Anda, uang pesanan ini kami kembalikan. Cara bayar itu tidak bisa menerima pengembalian, jadi kami kirim lewat bank: kami menghubungi Anda dalam dua hari kerja.',
      'family of a gift':
        'sesuai permintaan Anda, uang pesanan ini kembali kepada yang membayarkan untuk Anda, lewat bank.',
      payer:
        'keluarga itu mengembalikan paketnya. Cara bayar Anda tidak bisa menerima pengembalian, jadi uang Anda kami kirim lewat bank: kami menghubungi Anda dalam dua hari kerja.',
    },
    hello: 'Halo,',
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
  const { reader, orderId, amount, language } = letter;
  return letterOf({
    to: letter.to,
    language,
    subject: text.subject,
    parts: [
      { say: `${text.hello} ${(letter.isByGateway ? text.gateway : text.bank)[reader]}` },
      {
        rows: [
          [text.order, orderId],
          [text.amount, rupiah(amount, language)],
        ],
      },
      ...(letter.isByGateway ? [{ say: text.when }] : []),
      ...(reader === 'payer' ? [] : [{ say: text.after }]),
      { say: 'Nobi' },
    ],
  });
};
