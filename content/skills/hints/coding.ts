/** Commands, their order, plans, mistakes, loops, patterns, events and games. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const coding: HintLadders = {
  commands: [
    ladder(
      `Nobi ada di mana, dan mau ke mana?
      Taruh jari di Nobi, lalu geser satu kotak. Ke arah mana jarimu bergerak?
      Lihat pintu di dekatmu. Panah apa yang membawamu satu langkah ke sana?`,
      `Where is Nobi, and where must Nobi go?
      Put a finger on Nobi and slide it one square. Which way does it move?
      Look at a door near you. Which arrow takes you one step closer?`,
    ),
    ladder(
      `Kalau perintah itu dijalankan, apa yang terjadi?
      Bayangkan satu langkah saja. Apa Nobi jadi lebih dekat ke tujuan?
      Berdiri dan melangkah sekali ke arah jendela. Sekarang kamu lebih jauh dari apa?`,
      `If that command is run, what will happen?
      Picture a single step. Is Nobi closer to the goal then?
      Stand and take one step towards the window. What are you further from now?`,
    ),
  ],
  sequence: [
    ladder(
      `Ikuti programmu dari awal. Di mana ia mulai lain dari rencana?
      Jalankan dengan jari, langkah demi langkah. Berhenti begitu lain dari rencanamu.
      Berdirilah. Maju lalu belok, atau belok lalu maju: kamu sampai di tempat yang sama?`,
      `Follow your program from the start. Where does it leave the plan?
      Run it with a finger, step by step. Stop where it is not as you planned.
      Stand tall. Forward then turn, or turn then forward: do you end at the same spot?`,
    ),
    ladder(
      `Apa yang harus terjadi lebih dulu?
      Cari bagian pertama yang kamu yakini. Susun sampai di sana, baru teruskan.
      Dari tempatmu ke pintu: maju dulu atau belok dulu? Sebut langkah pertamamu.`,
      `What must happen first?
      Find the first part that you are sure of. Lay it that far, then go on.
      From here to the door: forward first, or turn first? Say your first step.`,
    ),
  ],
  plan: [
    ladder(
      `Apa yang perlu diambil atau dihindari di jalan?
      Mulai dari tujuan dan mundur. Dari mana Nobi datang ke sana?
      Sepatu dan kaus kaki. Mana yang dipakai dulu, dan kenapa?`,
      `What must be fetched or avoided on the way?
      Start at the goal and go back. Where does Nobi come from?
      A shoe and a sock. Which do you put on first, and why?`,
    ),
    ladder(
      `Apa seluruh jalannya sudah ada di kepalamu?
      Telusuri dengan jari dari awal sampai akhir dulu. Setelah itu, susun panahnya.
      Mau minum: ambil gelas, isi, minum. Apa jadinya kalau diisi sebelum ada gelas?`,
      `Do you have the whole way in your head?
      Trace it with a finger from start to end first. After that, lay the arrows.
      To drink: take a cup, fill it, drink. What if you pour before there is a cup?`,
    ),
  ],
  debug: [
    ladder(
      `Jalankan lagi. Di mana Nobi mulai berbeda dari rencana?
      Ikuti panah demi panah. Panah di tempat Nobi menyimpang, itulah yang diperiksa.
      Urutan ini keliru: Senin, Rabu, Selasa. Bagian mana yang perlu ditukar?`,
      `Run it again. Where does Nobi first leave the plan?
      Follow arrow by arrow. The arrow where Nobi leaves the way is the one to check.
      There is a bug in this: Monday, Wednesday, Tuesday. Which part must change?`,
    ),
    ladder(
      `Panah mana yang sudah pas?
      Biarkan yang sudah pas. Ganti satu saja, lalu coba lagi dari awal.
      Pakai sepatu, lalu kaus kaki. Di mana kelirunya, dan bagaimana memperbaikinya?`,
      `Which arrows are fine already?
      Leave what is fine. Change only one, then try again from the start.
      Put on the shoe, then the sock. Where is the bug, and how do you fix it?`,
    ),
  ],
  loops: [
    ladder(
      `Bagian mana yang terus berulang?
      Ucapkan langkahnya dari awal. Tiap kali mulai sama lagi, angkat satu jari.
      Tepuk, lompat, tepuk, lompat. Apa yang diulang, dan berapa kali?`,
      `Which part keeps repeating?
      Say the steps from the start. Each time it begins again, put up a finger.
      Clap, jump, clap, jump. What repeats, and how often?`,
    ),
    ladder(
      `Gendangnya berbunyi kurang, pas, atau kelebihan?
      Isi gendang dengan satu putaran saja. Lalu hitung putarannya sampai tujuan.
      Kamu mau mengangguk berkali-kali. Isi gendang satu anggukan: gendangnya yang diapakan?`,
      `Does the drum beat too little, too often or just enough?
      Fill the drum with a single round. Then count the rounds to the goal.
      You want to nod again and again. The drum holds one nod: what must the drum do?`,
    ),
  ],
  'move-patterns': [
    ladder(
      `Di mana gerakannya mulai sama lagi?
      Ucapkan gerakannya satu per satu. Berhenti di tempat ia mulai berulang.
      Angguk, jinjit, angguk, jinjit, angguk. Apa gerakan berikutnya?`,
      `Where do the moves begin again?
      Say the moves one by one. Stop where they begin to repeat.
      Nod, tiptoe, nod, tiptoe, nod. Which move is next?`,
    ),
    ladder(
      `Gerakan apa yang ada di sebelahnya?
      Cari tempat lain dengan gerakan tetangga yang sama. Di sana gerakannya apa?
      Duduk, berdiri, duduk, kosong, duduk. Gerakan apa yang hilang?`,
      `Which moves are next to it?
      Find another place with the same moves beside it. Which move is there?
      Sit, stand, sit, gap, sit. Which move is missing?`,
    ),
  ],
  events: [
    ladder(
      `Lihat lagi. Kalau apa, maka apa?
      Cari dulu kejadiannya. Lalu ikuti ke akibatnya di tempat yang sama.
      Kalau hujan turun, payung dibuka. Hujan turun: lalu apa yang terjadi?`,
      `Look again. When what, then what?
      Find the event first. Then follow it to what it does, in the same place.
      When it rains, the umbrella opens. It rains: what happens?`,
    ),
    ladder(
      `Apa yang diketuk, dan apa yang terjadi setelah itu?
      Coba satu kejadian dan amati. Ingat keduanya sebagai pasangan.
      Kalau lampu merah, mobil berhenti. Lampunya hijau: mobil berhenti atau jalan?`,
      `What was tapped, and what happened after that?
      Try a single event and watch. Remember the pair.
      When the doorbell rings, the dog barks. A cup falls: did the doorbell ring?`,
    ),
  ],
  design: [
    ladder(
      `Masih ada jalan sampai tujuan?
      Jadilah pemainnya. Telusuri dengan jari dari awal: di mana kamu terhenti?
      Bayangkan kursi di depan pintu. Kursinya digeser ke mana supaya kamu bisa lewat?`,
      `Is there still a way to the goal?
      Be the player. Trace the way with a finger: where are you stopped?
      Picture a chair in front of a door. Where must it go so that you can pass?`,
    ),
    ladder(
      `Apa tujuan game-mu, dan bagaimana pemain tahu?
      Buat tujuannya dulu, baru rintangannya. Coba mainkan tiap kali ada yang baru.
      Ambil satu rintangan, lalu coba main. Kalau bisa selesai, apa yang mau kamu tambah?`,
      `What is the goal of your game, and how does a player know?
      Make the goal first, then the obstacles. Play it whenever something is new.
      Take one obstacle away and play. If you get to the end, what will you add?`,
    ),
  ],
};
