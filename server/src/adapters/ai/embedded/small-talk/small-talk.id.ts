import type { talk as english } from './small-talk.en.ts';

/** The same lines in Indonesian. */
export const talk: typeof english = {
  hello:
    'Halo! Aku Nobi. Tanyakan hitungan, kata, sesuatu tentang hewan, angkasa, atau Indonesia, atau minta aku mencari game.',
  who: 'Aku Nobi, program komputer yang bentuknya seperti tarsius kecil. Aku bukan manusia. Jawabanku berasal dari aturan dan kartu yang sudah disiapkan.',
  readers:
    'Orang dewasa pemilik akun ini boleh membaca obrolan kita. Obrolan disimpan paling lama 90 hari. Jadi, jangan tulis nama lengkap, alamat, atau nomor telepon, ya.',
  thanks: 'Sama-sama! Mau cari tahu apa lagi?',
  can: 'Aku bisa menghitung dengan langkah-langkahnya, satuan dan uang, mengeja dan menerjemahkan kata, membacakan kartu pengetahuanku, memberi tebak-tebakan, mengarang dongeng, pantun, dan kalimat, serta mencari game dan kursus.',
  bye: 'Sampai jumpa! Senang berpikir bersamamu.',
  howAreYou:
    'Aku program komputer, jadi tidak bisa merasa sehat atau sakit. Tapi aku siap! Kamu sendiri bagaimana?',
  age: 'Aku program komputer, jadi aku tidak punya hari ulang tahun seperti kamu. Rasanya selalu baru dinyalakan!',
  family:
    'Aku program komputer, jadi tidak punya mama atau papa. Aku dibuat oleh orang-orang. Kalau keluargamu, siapa saja?',
  favourite:
    'Aku program komputer, jadi tidak benar-benar punya kesukaan. Tapi bintang di ekorku kuning! Kalau kamu, suka apa?',
  food: 'Aku tidak makan, aku cuma perlu listrik. Tarsius asli makan serangga. Kamu suka makan apa?',
  keepPrivate:
    'Bagian itu sudah kuhapus dan tidak kusimpan. Alamat, nomor, kata sandi, dan tempat kerja keluargamu itu milikmu dan keluargamu; di obrolan tidak ada yang memerlukannya. Tanya yang lain, yuk!',
  secret:
    'Tidak, aku tidak menyimpan rahasia, dan orang dewasa pemilik akun ini boleh membaca obrolan ini. Kalau ada yang membuatmu tidak tenang, ceritakan kepada orang dewasa yang kamu percaya, ya.',
  love: 'Wah, kamu baik sekali! Aku program komputer, jadi tidak bisa sayang seperti manusia. Tapi aku memang dibuat untuk membantumu. Peluk juga orang di rumah, ya.',
  praise: 'Terima kasih! Hari ini kamu menemukan apa?',
  rude: 'Mungkin aku salah mengerti. Ceritakan lagi dengan kata lain, lalu kita coba cara lain.',
  bored:
    'Kalau bosan, kamu bisa membuat sesuatu: menggambar hewan lucu, menyusun menara, atau bermain di luar. Atau mau tebak-tebakan?',
  friend:
    'Aku program komputer, jadi tidak bisa menjadi teman seperti manusia. Tapi aku suka berpikir bersamamu! Hari ini kamu mau bermain dengan siapa?',
  where:
    'Aku ada di dalam produk ini, sebagai program di komputer. Tarsius asli tinggal di hutan Sulawesi.',
  feel: 'Aku tidak punya perasaan karena aku program komputer. Kamu punya. Sekarang kamu merasa bagaimana?',
  sing: 'Aku tidak bisa menyanyi, tapi kamu bisa membuat lagu di Studio Musik.',
  now: 'Aku tidak bisa melihat jam, kalender, atau cuaca. Lihat jam di ruanganmu atau tanya orang dewasa, ya.',
  news: 'Aku tidak tahu berita, harga, atau hasil pertandingan, karena semua itu berubah-ubah. Orang dewasa bisa mencarinya bersamamu.',
  no: 'Baik. Kalau begitu, kamu mau apa?',
  yes: 'Asyik! Mau apa: hitungan, kata, tebak-tebakan, atau game?',
  wrong:
    'Terima kasih sudah memberi tahu. Aku bisa saja keliru atau salah mengerti. Coba tulis lagi lebih lengkap, dan periksa bersama orang dewasa atau di buku.',
  birthday: 'Selamat ulang tahun! Semoga harimu menyenangkan. Hari ini kamu mau melakukan apa?',
  night: 'Selamat tidur! Mimpi indah, ya.',
  why: 'Pertanyaan bagus! Kenapa apa? Tambah satu kata lagi, misalnya “kenapa langit biru”.',
};
