import type { factorDeeds, securityEn } from '../en/security.ts';

export const securityId: typeof securityEn = {
  title: 'Cara masuk',
  lead: 'Cara Anda masuk ke konsol. Setiap perubahan dikabarkan lewat surat.',
  passkeys: 'Passkey',
  passkeysLead:
    'Dengan passkey, Anda masuk memakai sidik jari, wajah, PIN perangkat, atau kunci keamanan. Passkey tidak bisa ditebak, dan halaman palsu tidak bisa memintanya.',
  noPasskeys: 'Anda belum punya passkey.',
  add: 'Tambah passkey',
  addLead:
    'Beri nama yang mudah Anda kenali, misalnya “Laptop” atau “Kunci biru”. Selebihnya ditanyakan browser.',
  name: 'Nama',
  cancelled: 'Passkey belum dibuat. Anda bisa mencoba lagi.',
  added: 'Sejak {added}, terakhir dipakai {used}',
  addedNeverUsed: 'Sejak {added}, belum pernah dipakai',
  elsewhere: 'Dibuat untuk {host}: tidak berlaku di alamat ini.',
  remove: 'Hapus',
  removeLead: '“{name}” tidak membuka konsol lagi. Hapus juga di perangkat Anda bila perlu.',
  nowhere:
    'Passkey perlu alamat bernama dengan https. Di alamat ini hanya ada aplikasi autentikator.',
  unknown: 'Browser ini tidak bisa membuat passkey di sini.',
  app: 'Aplikasi autentikator',
  appHas: 'Sebuah aplikasi menampilkan kode Anda.',
  appHasNot: 'Anda belum memasang aplikasi.',
  appAdd: 'Pasang aplikasi',
  appReplace: 'Pasang aplikasi baru',
  appLead:
    'Pindai kotak ini dengan aplikasi Anda, lalu ketik enam angka yang muncul. Aplikasi yang lama lalu tidak berlaku.',
  appRemove: 'Hapus aplikasi',
  appRemoveLead: 'Kodenya tidak membuka konsol lagi. Passkey Anda tetap ada.',
  recovery: 'Kode pemulihan',
  recoveryLeft: 'Tersisa {count} dari 10.',
  recoveryFew: 'Tersisa {count} dari 10. Segera buat yang baru.',
  renew: 'Buat kode baru',
  renewLead: 'Sepuluh kode baru tampil satu kali. Yang lama tidak membuka apa pun lagi.',
  renewed: 'Kode pemulihan baru Anda',
  renewedLead:
    'Setiap kode membuka konsol satu kali. Kode hanya tampil sekarang: cetak atau salin.',
};

export const factorDeedsId: typeof factorDeeds = {
  addPasskey: 'menambah passkey',
  removePasskey: 'menghapus passkey',
  removeApp: 'menghapus aplikasi autentikator',
  renewRecoveryCodes: 'membuat kode pemulihan baru',
  recoverAdministrator: 'membuat jalan kembali bagi administrator',
};
