/** Works are never missed; these are for a child who does not know how to go on. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const art: HintLadders = {
  'story-writing': [
    ladder(
      `Siapa yang ada di ceritamu, dan apa yang ia mau?
      Cerita punya awal, kejadian, dan akhir. Bagian mana yang belum ada?
      Seekor kucing melihat ikan. Lalu, apa yang terjadi?`,
      `Who is in your story, and what do they want?
      A story begins, something happens, and it ends. Which part is not there yet?
      A cat sees a fish. What happens next?`,
    ),
    ladder(
      `Apa yang terjadi sebelum ini, dan apa sesudahnya?
      Pakai kata mula-mula, lalu, dan akhirnya. Tiap kata membuka bagian baru.
      Mula-mula hujan. Lalu, siapa yang datang?`,
      `What happened before this, and what comes after?
      Use first, then and in the end. Each word opens a new part.
      First it rained. Then, who came?`,
    ),
  ],
  'drawing-expression': [
    ladder(
      `Apa yang mau kamu ceritakan dengan gambarmu?
      Mulai dari bentuk yang paling besar. Lalu pilih warna yang cocok dengan rasanya.
      Buat satu garis riang dan satu garis tenang. Mana yang mirip ceritamu?`,
      `What do you want to tell with your drawing?
      Start with the biggest shape. Then choose a colour that feels right.
      Draw one jolly line and one quiet line. Which is more like your story?`,
    ),
    ladder(
      `Bagian mana dari gambarmu yang paling kamu suka?
      Tambahkan sesuatu di dekat bagian itu. Apa yang ia lihat, dengar, atau rasakan?
      Gambar satu lingkaran. Beri mata, atau jadikan bulan: mau jadi apa?`,
      `Which part of your drawing do you like most?
      Add something close to it. What does it see, hear or feel?
      Draw a circle. Give it eyes, or make it a moon: what shall it be?`,
    ),
  ],
  'music-rhythm': [
    ladder(
      `Putar lagi musikmu. Bagian mana yang mau kamu dengar lagi?
      Ulangi bagian yang kamu suka. Lalu ubah sedikit di ujungnya.
      Tepuk: panjang, pendek, pendek. Bagaimana kalau kamu ulangi sekali lagi?`,
      `Play your music again. Which part do you want to hear once more?
      Repeat the part that you like. Then change its end a little.
      Clap: long, short, short. How does it sound when you repeat it?`,
    ),
    ladder(
      `Musikmu terasa seperti berjalan, berlari, atau tidur?
      Sisakan tempat kosong di antara bunyinya. Diam juga bagian dari irama.
      Ketuk meja dua kali, lalu diam sebentar. Di mana kamu mau mengetuk lagi?`,
      `Does your music feel like walking, running or sleeping?
      Leave some space between the sounds. Silence is a part of rhythm too.
      Tap the table twice, then wait a little. Where will you tap again?`,
    ),
  ],
  'batik-patterns': [
    ladder(
      `Bagian mana dari polamu yang mau kamu ulangi?
      Pola bisa diulang di cermin, diputar, atau berbaris. Mana yang cocok?
      Gambar satu kelopak. Apa yang terjadi kalau ia diputar enam kali?`,
      `Which part of your pattern do you want to repeat?
      A pattern can repeat in a mirror, turn around or stand in rows. Which one fits?
      Draw one petal. What happens when it is turned six times?`,
    ),
    ladder(
      `Bagian mana dari kainmu yang mau tetap terang?
      Malam menjaga warna di bawahnya. Tutup dulu, baru celup.
      Tutup satu titik, lalu celup dan lorod. Warna apa yang tinggal di titik itu?`,
      `Which part of your cloth should stay light?
      Wax keeps the colour that is under it. Cover first, then dip.
      Cover one dot, then dip and boil. Which colour is left in that dot?`,
    ),
  ],
  'marble-runs': [
    ladder(
      `Di mana kelereng berhenti, dan apa yang ada di bawahnya?
      Kelereng selalu turun. Papan miring mengubah arahnya ke kiri atau ke kanan.
      Pasang satu papan di bawah pipa. Ke mana kelereng pergi kalau papannya dibalik?`,
      `Where does the marble stop, and what is below it?
      A marble always goes down. A ramp sends it to the left or to the right.
      Place one ramp under the pipe. Where does the marble go when you turn the ramp?`,
    ),
    ladder(
      `Apa yang berubah antara percobaan ini dan yang sebelumnya?
      Ubah satu papan saja, lalu lepaskan lagi. Jadi kelihatan apa akibatnya.
      Geser satu papan ke bawah. Apakah kelereng jatuh lebih jauh atau lebih dekat?`,
      `What changed between this run and the one before?
      Change one piece only, then let go again. So you see what it does.
      Move one ramp down. Does the marble land farther away or nearer?`,
    ),
  ],
  'puppet-plays': [
    ladder(
      `Siapa yang ada di panggungmu, dan apa yang ia cari?
      Satu wayang bergerak dulu. Rekam lagi, lalu gerakkan wayang kedua.
      Kancil datang dari kiri. Siapa yang datang dari kanan?`,
      `Who is on your stage, and what are they looking for?
      Let one puppet move first. Record again and move the second one.
      The mouse deer comes from the left. Who comes from the right?`,
    ),
    ladder(
      `Bagaimana gerak wayang yang senang, dan yang takut?
      Gerak lincah terasa ramai, gerak pelan terasa tenang. Diam juga bercerita.
      Buat raksasa berjalan pelan. Bagaimana kancil bergerak waktu melihatnya?`,
      `How does a happy puppet move, and how does one that is afraid?
      Quick moves feel lively, slow ones feel calm. Standing still tells something too.
      Let the giant walk slowly. How does the mouse deer move when it sees him?`,
    ),
  ],
};
