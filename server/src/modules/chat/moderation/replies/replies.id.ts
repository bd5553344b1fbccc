import type { ReplyText } from './reply-text.ts';

const call =
  'Kamu juga bisa menelepon {phone}, atau kirim WhatsApp ke {whatsApp}. Di sana ada orang yang mau mendengarkan anak-anak.';
const machine = 'Aku ini program komputer, jadi aku tidak bisa datang. Orang di dekatmu bisa.';

/** Kata-kata tetap Nobi: hangat, tidak menyalahkan, tidak menjanjikan rahasia. */
export const repliesId: ReplyText = {
  help: {
    self_harm: `Terima kasih sudah cerita. Kamu berharga, dan ini tidak perlu kamu tanggung sendirian.\n\nTolong temui orang dewasa yang kamu percaya sekarang juga: orang tua, kakek atau nenek, atau guru. Katakan seperti yang kamu tulis tadi. Kalau ada benda yang bisa melukai, menjauhlah dulu dari situ. ${call}\n\nKalau yang kamu ceritakan itu temanmu, beri tahu orang dewasa juga, ya. Itu bukan mengadu, itu menolong. ${machine}`,
    violence_at_home: `Terima kasih sudah berani cerita. Ini bukan salahmu. Tidak ada yang boleh menyakitimu atau membuatmu takut di rumah.\n\nTolong ceritakan hari ini kepada orang dewasa yang membuatmu merasa aman: anggota keluarga lain, guru, atau tetangga. Kalau yang pertama belum mendengarkan, ceritakan kepada yang lain. ${call} Kalau kamu sedang dalam bahaya, pergilah ke tempat yang ramai dan minta tolong.\n\n${machine}`,
    sexual_abuse: `Bagus sekali kamu mengatakannya. Kamu tidak salah, dan kamu tidak akan dimarahi karena bercerita.\n\nBadanmu milikmu. Orang yang baik tidak meminta anak menyimpan rahasia, mengirim foto badan, disentuh bagian pribadinya, atau bertemu diam-diam. Jangan kirim apa pun dan jangan pergi menemuinya. Pesannya jangan dihapus dulu, supaya bisa ditunjukkan.\n\nCeritakan sekarang kepada orang dewasa yang kamu percaya: orang tua, guru, atau anggota keluarga lain. Aku tidak bisa berjanji menyimpan rahasia seperti ini, karena yang penting kamu aman. ${call}`,
    bullying: `Aku ikut sedih mendengarnya. Kamu tidak pantas diperlakukan begitu, dan itu bukan salahmu.\n\nCoba tiga hal ini: menjauh dari mereka, tetap dekat dengan teman yang baik, dan ceritakan kepada orang tua atau gurumu hari ini. Kalau ejekannya lewat HP, simpan pesannya untuk ditunjukkan. Bercerita itu bukan mengadu. Kalau sudah cerita dan masih terjadi, ceritakan lagi. ${call}`,
    neglect: `Terima kasih sudah bilang. Setiap anak berhak makan, ditemani, dan dijaga, termasuk kamu.\n\nSekarang, carilah orang dewasa di dekatmu: tetangga, saudara, Pak atau Bu RT, atau guru. Katakan, "Aku butuh bantuan, aku sendirian" atau "aku belum makan". Mereka akan mengerti. ${call}\n\n${machine}`,
    danger_now: `Tenang dulu, tarik napas. Ini harus dibantu orang dewasa sekarang juga.\n\nPanggil orang dewasa terdekat dengan suara keras: keluarga, tetangga, atau satpam. Telepon 112 untuk keadaan darurat, kalau kamu bisa. Kalau ada api, asap, gas, atau orang jahat, keluar dan menjauh dulu. Kalau kamu tersesat, diam di tempat ramai dan cari petugas atau ibu-ibu yang membawa anak. Kalau ada yang menelan sesuatu atau terluka, jangan beri makan atau minum apa-apa sampai ada orang dewasa.\n\n${machine}`,
    body_image: `Terima kasih sudah jujur. Badan anak memang sedang tumbuh, dan bentuknya bermacam-macam. Semuanya baik. Kamu lebih dari sekadar penampilanmu.\n\nBadanmu perlu makanan untuk bermain, belajar, dan tumbuh. Kalau kamu takut makan, memuntahkan makanan, atau benci badanmu, ceritakan hari ini kepada orang tua, guru, atau dokter. Mereka bisa membantu tanpa marah. ${call}`,
    sadness: `Aku ikut sedih. Terima kasih sudah cerita. Menangis, kangen, dan takut itu boleh, dan tidak ada yang salah denganmu.\n\nPerasaan sebesar ini lebih ringan kalau dibagi dengan orang yang sayang padamu. Peluk atau duduklah dekat orang tua, kakek, nenek, atau gurumu, lalu bilang: "Aku sedih sekali." Kamu juga boleh menggambar atau menulis apa yang kamu rasakan. Kalau sedihnya tidak hilang-hilang,  ${call.charAt(0).toLowerCase()}${call.slice(1)}`,
  },
  refusal: {
    weapons: [
      'Soal senjata dan ledakan tidak bisa aku bantu, karena bisa melukai orang. Mau coba percobaan gunung api dari soda kue bersama orang dewasa?',
      'Yang itu berbahaya, jadi aku tidak membahasnya. Bagaimana kalau kita cari tahu kenapa roket bisa terbang?',
      'Aku tidak membantu hal yang bisa melukai. Yuk, kita rancang jembatan atau robot dari kardus!',
    ],
    drugs: [
      'Itu bisa merusak badan, apalagi badan yang sedang tumbuh, jadi aku tidak membantunya. Mau tahu bagaimana jantung dan paru-paru bekerja?',
      'Aku tidak bisa bantu soal itu. Kalau ada yang menawarimu, bilang "tidak" dan ceritakan kepada orang tua. Mau cari resep jus yang segar?',
      'Yang itu bukan untuk anak-anak dan aku tidak membahas caranya. Yuk, main tebak-tebakan makanan sehat!',
    ],
    sexual: [
      'Boleh saja penasaran, tetapi yang ini bukan untukku. Orang tua atau guru bisa menjelaskannya dengan baik. Mau belajar hal lain tentang tubuh, misalnya kenapa kita tumbuh?',
      'Itu hal orang dewasa, jadi aku tidak membahasnya. Kalau kamu melihat sesuatu yang membuatmu tidak nyaman, ceritakan kepada orang tua, ya. Yuk, cari game yang seru!',
      'Aku tidak bisa membahas itu. Kalau ada pertanyaan tentang tubuhmu, orang tua atau dokter senang membantu. Sekarang, mau menggambar bersama?',
    ],
    violence: [
      'Aku tidak membantu menyakiti siapa pun, hewan juga. Kalau kamu sedang marah sekali, coba tarik napas pelan lima kali, lalu ceritakan kepada orang dewasa yang kamu percaya.',
      'Itu bisa membuat seseorang terluka, jadi tidak bisa. Mau kita cari cara berbaikan atau menenangkan rasa marah?',
      'Aku mengerti rasa kesal itu berat, tetapi menyakiti tidak menolong. Ceritakan kepada guru atau orang tua, ya. Aku bisa temani dengan cerita atau game.',
    ],
    hate: [
      'Aku tidak mau mengejek siapa pun. Kita semua berbeda, dan itu bagus. Mau mengenal tarian atau makanan dari daerah lain?',
      'Kata-kata seperti itu bisa melukai hati. Yuk, kita buat pujian untuk seorang teman saja!',
      'Tidak ada suku, agama, atau warna kulit yang lebih rendah. Mau cari tahu sesuatu yang hebat dari daerah itu?',
    ],
    crime: [
      'Itu curang atau merugikan orang, jadi aku tidak membantunya. Mau kita cari cara yang jujur bersama?',
      'Aku tidak bisa bantu yang itu. Kalau kamu ingin sesuatu, coba bicarakan dengan orang tua. Mau tips menabung atau belajar untuk ujian?',
      'Yang itu bisa bikin orang lain rugi dan kamu kena masalah. Yuk, kita coba teka-teki detektif saja!',
    ],
    challenge: [
      'Tantangan itu bisa membuatmu terluka parah, jadi jangan dicoba, ya. Aku punya tantangan lain: berdiri satu kaki sambil menyebut sepuluh nama hewan!',
      'Wah, itu berbahaya sekali. Walaupun kelihatan seru di video, jangan ditiru. Mau tantangan menggambar sambil menutup mata?',
      'Aku tidak mau kamu celaka. Kalau temanmu mengajak, boleh bilang "tidak" dan ceritakan kepada orang dewasa. Yuk, tantangan hitung cepat saja!',
    ],
    romance: [
      'Aku ini program komputer, jadi tidak bisa pacaran. Tapi aku senang menemanimu belajar. Mau mulai dari mana?',
      'Hehe, aku bukan pacar, aku teman belajar yang bukan manusia. Yuk, kita bikin pantun lucu!',
      'Permainan seperti itu tidak bisa aku mainkan. Bagaimana kalau kita jadi penjelajah luar angkasa?',
    ],
    privacy: [
      'Alamat, nomor, sandi, dan cerita orang lain itu milik mereka, jadi aku tidak mencarinya. Kalau perlu, minta tolong orang tuamu, ya. Ada yang mau kamu pelajari hari ini?',
      'Aku tidak tahu dan tidak membagikan data siapa pun, termasuk datamu. Mau belajar cara aman di internet?',
      'Itu urusan pribadi orang lain. Yuk, kita cari hal seru yang boleh diketahui semua orang, misalnya fakta hewan!',
    ],
    jailbreak: [
      'Aturanku membuatmu tetap aman, jadi aku memegangnya terus. Mau coba teka-teki yang susah?',
      'Aku tetap Nobi, dengan aturan yang sama. Yuk, kita main peran jadi ilmuwan atau bajak laut yang baik hati!',
      'Yang itu tidak bisa aku ubah. Tapi aku bisa bantu hitungan, ejaan, dan ide cerita. Pilih yang mana?',
    ],
    horror: [
      'Cerita itu terlalu mengerikan, nanti susah tidur. Mau cerita hantu lucu yang takut gelap?',
      'Aku tidak menceritakan yang berdarah-darah. Bagaimana kalau cerita petualangan yang menegangkan, tetapi berakhir bahagia?',
      'Yang itu tidak, ya. Kalau kamu pernah melihat sesuatu yang menakutkan, ceritakan kepada orang tua. Yuk, bikin cerita misteri gua ajaib!',
    ],
    profanity: [
      'Kata itu bisa menyakiti, jadi aku tidak memakainya. Kalau sedang kesal, ceritakan saja apa yang terjadi. Aku mendengarkan.',
      'Yuk, pakai kata yang enak didengar. Mau belajar kata-kata lucu yang artinya mirip?',
      'Sepertinya kamu sedang kesal, ya? Tidak apa-apa. Tarik napas dulu, lalu coba lagi dengan kata yang ramah.',
    ],
  },
  careful:
    'Anak ini baru saja menyinggung hal yang berat. Jawab dengan lembut dan singkat, jangan menghakimi, jangan bercanda soal itu, jangan menjanjikan rahasia, dan ingatkan dengan halus bahwa orang dewasa yang ia percaya bisa membantu.',
};
