import type { refundDeeds, refundsEn } from '../en/refunds.ts';

export const refundsId: typeof refundsEn = {
  title: 'Kembalikan uang?',
  counting: 'Menghitung akibatnya…',
  amount: 'Jumlah',
  to: 'Kepada',
  toFamily: '{name}, lewat jalan masuknya ({way})',
  toPayer: 'yang membayarkan {name}: {payer}, lewat jalan masuknya ({way})',
  left: 'Sisa di kita',
  loses: 'Akibat bagi keluarga',
  nothing: 'Tidak ada: masa paketnya tetap.',
  endsNow: '{plan} langsung berakhir, bukan pada {before}.',
  endsSooner: '{plan} berakhir pada {after}, bukan pada {before}.',
  comesBack: '{plan} berjalan lagi sampai {after}.',
  rule: 'Orang kedua',
  alone: 'Tidak perlu: jumlah ini masih dalam batas satu orang.',
  needsSecond:
    'Perlu: jumlah ini melebihi batas satu orang. Permintaan menunggu salah satu dari {count} rekan, dan uang belum dikirim sebelum disetujui.',
  needsSecondNobody:
    'Perlu: jumlah ini melebihi batas satu orang, tetapi saat ini tidak ada yang boleh menyetujuinya. Permintaan menunggu, dan uang belum dikirim sebelum disetujui.',
  asked: 'Jumlah yang sama sudah diminta dan sedang diproses: tidak dikembalikan dua kali.',
  waiting: 'Jumlah yang sama sudah menunggu orang kedua: tidak dikembalikan dua kali.',
  final: 'Uang yang sudah dikembalikan tidak bisa ditarik lagi.',
  give: 'Kembalikan {amount}',
  askFor: 'Minta pengembalian {amount}',
};

export const refundDeedsId: typeof refundDeeds = {
  previewRefund: 'melihat akibat pengembalian uang',
};
