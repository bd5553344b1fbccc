/** First English words, with how they sound, for parents who speak no English. */
import { lines } from '../../lines.ts';
import { both } from '../../skill.ts';
import type { HomeActivities } from '../home-activity.ts';

export const englishWords: HomeActivities = {
  'first-words': [
    {
      id: 'first-words-toy-row',
      title: both('Ambilkan, ya!', 'Bring it to me!'),
      things: ['toys', 'book'],
      steps: lines(
        `Jajarkan dua atau tiga benda: book (dibaca: buk), ball (bol), car (kar).
        Sebut satu namanya. Anak mengambilkannya untuk Anda.
        Gantian: anak menyebut, Anda yang mengambil. Sesekali ambil yang lain, biar anak tertawa.`,
        `Put two or three things in a row: a book, a ball, a car.
        Say the name of one. Your child brings it to you.
        Swap: your child says a name and you bring it. Now and then bring another one for fun.`,
      ),
    },
    {
      id: 'first-words-animal-walk',
      title: both('Jalan seperti hewan', 'Walk like an animal'),
      things: [],
      steps: lines(
        `Sebut satu hewan: cat (dibaca: ket), duck (dak), cow (kau), fish (fisy).
        Anak berjalan atau berenang seperti hewan itu.
        Kalau lupa, Anda yang memperagakan. Lalu anak yang memberi perintah.`,
        `Say an animal: cat, duck, cow, fish.
        Your child walks or swims like it.
        If it is forgotten, you show it. Then your child gives the orders.`,
      ),
    },
  ],
  names: [
    {
      id: 'names-knock-knock',
      title: both('Tok, tok, hello!', 'Knock, knock, hello!'),
      things: ['toys', 'box'],
      steps: lines(
        `Masukkan tiga boneka ke kardus dan beri nama masing-masing.
        Ketuk kardusnya dan bicara sebagai satu boneka: "Hello, I'm Momo" (dibaca: helo, aim Momo).
        Anak menebak siapa yang menyapa, mengeluarkannya, dan menjawab, "Hello, Momo!"`,
        `Put three dolls in a box and give each a name.
        Knock on the box and speak as one of them: "Hello, I'm Momo."
        Your child guesses who said hello, takes it out and answers, "Hello, Momo!"`,
      ),
    },
    {
      id: 'names-hello-everybody',
      title: both('Menyapa seisi rumah', 'Hello, everybody'),
      things: [],
      steps: lines(
        `Berkeliling rumah. Sapa tiap orang dengan namanya: "Hello, Nenek!" (dibaca: helo).
        Sebelum pergi, katakan, "Goodbye, Nenek!" (dibaca: gud-bai).
        Anak menutup mata. Satu orang berkata, "Hello!" Anak menebak siapa dari suaranya.`,
        `Walk through the house. Greet each person by name: "Hello, Grandma!"
        Before you go on, say, "Goodbye, Grandma!"
        Your child shuts both eyes. Somebody says, "Hello!" Your child guesses who by the voice.`,
      ),
    },
  ],
  colours: [
    {
      id: 'colours-touch',
      title: both('Sentuh warna itu', 'Touch that colour'),
      things: ['laundry'],
      steps: lines(
        `Duduk di dekat tumpukan baju. Katakan satu warna: red (dibaca: red) itu merah.
        Anak menyentuh sesuatu yang merah. Lanjut: blue (blu), yellow (yelo), green (grin).
        Gantian: anak yang menyebut warnanya, Anda yang mencari.`,
        `Sit by a pile of laundry. Say a colour: red.
        Your child touches something red. Go on with blue, yellow and green.
        Swap: your child says the colour and you look for it.`,
      ),
    },
    {
      id: 'colours-crayon-orders',
      title: both('Pesan krayon', 'Ordering crayons'),
      things: ['crayons', 'paper'],
      steps: lines(
        `Gambar tiga balon bersama. Sebar krayonnya.
        Katakan, "Green, please" (dibaca: grin, plis). Anak mengambil hijau dan mewarnai satu balon.
        Lanjutkan dengan warna lain, lalu sebut semua balonnya bersama.`,
        `Draw three balloons together. Spread the crayons.
        Say, "Green, please." Your child takes green and colours one balloon.
        Go on with other colours, then name all the balloons together.`,
      ),
    },
  ],
  numbers: [
    {
      id: 'numbers-three-spoons',
      title: both('Tiga sendok: three spoons', 'Three spoons, please'),
      things: ['spoons', 'cups'],
      steps: lines(
        `Hitung jari bersama: one, two, three, four, five (dibaca: wan, tu, tri, for, faif).
        Katakan, "Three spoons, please" (tri spuns, plis). Anak mengambil tiga sendok.
        Coba gelas: "Two cups" (tu kaps). Kalau lancar, teruskan sampai ten (ten).`,
        `Count on your fingers together: one, two, three, four, five.
        Say, "Three spoons, please." Your child fetches three spoons.
        Try cups: "Two cups." Once that is easy, go on up to ten.`,
      ),
    },
    {
      id: 'numbers-clap',
      title: both('Tepuk sebanyak itu', 'Clap that many'),
      things: [],
      steps: lines(
        `Sebut satu angka: four (dibaca: for). Anak bertepuk empat kali sambil menghitung.
        Naik pelan-pelan: six (siks), seven (se-ven), eight (eit), nine (nain), ten (ten).
        Gantian: anak menyebut angkanya, Anda yang bertepuk.`,
        `Say a number: four. Your child claps four times and counts along.
        Go up slowly: six, seven, eight, nine, ten.
        Swap: your child says the number and you clap.`,
      ),
    },
  ],
  animals: [
    {
      id: 'animals-act',
      title: both('Jadi hewan apa?', 'Which animal am I?'),
      things: [],
      steps: lines(
        `Sebut nama hewan: cat (dibaca: ket) kucing, dog (dog) anjing, duck (dak) bebek.
        Anak menirukan gerak dan suaranya.
        Gantian: anak bergerak, Anda menebak. Tambah fish (fisy), bird (berd), cow (kau).`,
        `Say the name of an animal: cat, dog or duck.
        Your child moves and sounds like it.
        Swap: your child moves and you guess. Add fish, bird and cow.`,
      ),
    },
    {
      id: 'animals-find-the-drawing',
      title: both('Di mana si bebek?', 'Where is the duck?'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar empat hewan seadanya, masing-masing di satu kertas, lalu tempel di sekitar ruangan.
        Tanyakan, "Where is the duck?" (dibaca: wer is de dak). Anak berjalan dan menunjuk bebek.
        Lanjutkan dengan cat (ket), fish (fisy), dan bird (berd).`,
        `Draw four simple animals, each on its own sheet, and put them up around the room.
        Ask, "Where is the duck?" Your child walks over and points at it.
        Go on with cat, fish and bird.`,
      ),
    },
  ],
};
