import type { proposalDeeds, proposalsEn } from '../en/proposals.ts';

export const proposalsId: typeof proposalsEn = {
  title: 'Menunggu orang kedua',
  none: 'Tidak ada yang menunggu orang kedua.',
  proposedBy: 'Diusulkan {who} pada {when}',
  kinds: {
    appointment: 'Undang {who}',
    roles: 'Peran tambahan untuk {who}',
    erasure: 'Hapus keluarga {who}',
    manual_refund: '{amount} dikembalikan secara manual: {who}',
    vouchers: 'Kode voucher senilai {amount}: {who} bulan',
  },
  willBe: 'Peran: {roles}',
  foundAt: 'Tercatat di: {reference}',
  open: 'Periksa',
  yours: 'Ini perlu persetujuan Anda. Periksa dulu sebelum mengesahkan.',
  mineWaits: 'Anda yang mengusulkan, jadi ini menunggu rekan. {count} orang boleh mengesahkannya.',
  mineNobody:
    'Saat ini tidak ada yang boleh mengesahkannya. Perlu rekan dengan peran {roles} yang tidak Anda angkat dalam 7 hari terakhir.',
  mineAlone:
    'Tidak ada rekan lain yang boleh mengesahkannya. Anda boleh melakukannya sendiri mulai {when}; semua rekan sudah disurati.',
  mineAloneNow:
    'Tidak ada rekan lain yang boleh mengesahkannya, dan sudah sehari sejak semua rekan disurati. Anda boleh melakukannya sendiri.',
  notYours:
    'Anda belum dihitung sebagai orang kedua di sini: ini menyangkut diri Anda, atau salah satu dari Anda berdua diangkat oleh yang lain dalam 7 hari terakhir.',
  confirm: {
    appointment: 'Sahkan dan kirim suratnya',
    roles: 'Sahkan perannya',
    erasure: 'Sahkan dan hapus',
    manual_refund: 'Sahkan dan catat',
    vouchers: 'Sahkan batch-nya',
  },
  decline: 'Tolak',
  withdraw: 'Tarik usulan',
  waits: 'Sekarang menunggu orang kedua.',
  dropped: 'Sudah tidak menunggu lagi.',
  someSeconds: 'Orang kedua mengesahkannya dulu sebelum terjadi: {count} rekan Anda boleh.',
  noSecond:
    'Saat ini tidak ada rekan lain yang boleh mengesahkannya. Anda boleh melakukannya sendiri 24 jam kemudian; semua rekan langsung disurati.',
  noSecondMoney:
    'Saat ini tidak ada rekan lain yang boleh mengesahkan yang di atas batas: ini akan menunggu sampai ada rekan pengurus uang yang tidak Anda angkat dalam 7 hari terakhir.',
};

export const proposalDeedsId: typeof proposalDeeds = {
  proposals: 'melihat yang menunggu orang kedua',
  propose: 'mengusulkan sesuatu untuk dua orang',
  declineProposal: 'menolak usulan',
  withdrawProposal: 'menarik usulan',
};
