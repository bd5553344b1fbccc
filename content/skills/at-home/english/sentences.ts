/** Whole English sentences at home, with how they sound. */
import { lines } from '../../lines.ts';
import { both } from '../../skill.ts';
import type { HomeActivities } from '../home-activity.ts';

export const englishSentences: HomeActivities = {
  'sentence-look': [
    {
      id: 'sentence-look-laundry',
      title: both('Tebak baju', 'Guess the shirt'),
      things: ['laundry'],
      steps: lines(
        `Ambil satu baju dan sebut ciri-cirinya: "A big blue shirt" (dibaca: e big blu syert).
        Ukuran dulu, lalu warna, baru bendanya. Anak menyebut baju berikutnya.
        Sesekali balik urutannya: "A shirt blue". Anak membetulkan Anda.`,
        `Pick up a piece of clothing and say what it is like: "A big blue shirt."
        Size first, then colour, then the thing. Your child does the next one.
        Now and then swap the order: "A shirt blue." Your child puts you right.`,
      ),
    },
    {
      id: 'sentence-look-monster',
      title: both('Makhluk pesanan', 'A creature to order'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Pesan satu gambar: "A tall green cat" (dibaca: e tol grin ket). Anak menggambarnya.
        Lalu anak yang memesan, Anda yang menggambar persis seperti pesanan.
        Tulis namanya di bawah gambar, katanya berurutan.`,
        `Order a drawing: "A tall green cat." Your child draws it.
        Then your child orders and you draw exactly that.
        Write below the picture what it is, with the words in order.`,
      ),
    },
  ],
  'sentence-place': [
    {
      id: 'sentence-place-hidden-sock',
      title: both('Kaus kaki bersembunyi', 'The hiding sock'),
      things: ['socks', 'box'],
      steps: lines(
        `Sembunyikan sebuah kaus kaki di kamar. Anak mencarinya.
        Kalau ketemu, anak berkata, "The sock is behind the box" (dibaca: de sok is bihaind de boks).
        Pakai juga in (in), on (on), under (ander), next to (neks tu). Gantian menyembunyikan.`,
        `Hide a sock in the room. Your child looks for it.
        When it is found, your child says, "The sock is behind the box."
        Use in, on, under and next to as well. Take turns hiding.`,
      ),
    },
    {
      id: 'sentence-place-wrong-on-purpose',
      title: both('Benar atau tidak?', 'True or not?'),
      things: ['cups', 'table'],
      steps: lines(
        `Letakkan gelas di bawah meja. Katakan, "The cup is on the table" (dibaca: de kap is on de teibel).
        Anak membetulkan kalimatnya, atau memindahkan gelasnya supaya kalimat itu benar.
        Gantian: anak yang menaruh dan berkata.`,
        `Put a cup under the table. Say, "The cup is on the table."
        Your child mends the sentence, or moves the cup to make it true.
        Swap: your child puts the cup somewhere and says a sentence.`,
      ),
    },
  ],
  'sentence-doing': [
    {
      id: 'sentence-doing-mime',
      title: both('Tebak gerakan', 'Guess what I am doing'),
      things: [],
      steps: lines(
        `Perankan satu gerakan tanpa suara. Anak menebak, "You are sleeping" (dibaca: yu ar sliping).
        Lanjut: dancing (densing), eating (iting), swimming (swiming).
        Gantian memerankan. Coba yang lucu: makan sepatu!`,
        `Act something out without a sound. Your child guesses, "You are sleeping."
        Go on with dancing, eating and swimming.
        Take turns. Try silly ones: eating a shoe!`,
      ),
    },
    {
      id: 'sentence-doing-reporter',
      title: both('Wartawan rumah', 'Home reporter'),
      things: ['spoons'],
      steps: lines(
        `Sendok jadi mikrofon. Anak melaporkan: "Mother is reading" (dibaca: mader is riding).
        Tiap kalimat memakai is (is) dan kata berakhiran -ing.
        Jalan ke ruang lain dan laporkan lagi.`,
        `A spoon is the microphone. Your child reports: "Mother is reading."
        Each sentence has is and a word with -ing.
        Walk to another room and report again.`,
      ),
    },
  ],
  'sentence-many': [
    {
      id: 'sentence-many-one-and-two',
      title: both('Satu, dua, huruf s', 'One, two, and an s'),
      things: ['spoons', 'cups'],
      steps: lines(
        `Angkat satu gelas: "One cup" (dibaca: wan kap). Angkat dua: "Two cups" (tu kaps).
        Lanjutkan: "The cups are on the table" (de kaps ar on de teibel).
        Sembunyikan satu. Anak mengganti kalimatnya.`,
        `Hold up a cup: "One cup." Hold up another: "Two cups."
        Go on: "The cups are on the table."
        Hide one of them. Your child changes the sentence.`,
      ),
    },
    {
      id: 'sentence-many-toy-dance',
      title: both('Boneka menari', 'Dancing toys'),
      things: ['toys'],
      steps: lines(
        `Buat satu boneka menari: "The doll is dancing" (dibaca: de dol is densing).
        Tambah satu lagi: "The dolls are dancing" (de dols ar densing).
        Anak memutuskan berapa yang menari dan menyebut kalimatnya.`,
        `Let a doll dance: "The doll is dancing."
        Add another one: "The dolls are dancing."
        Your child decides how many dance and says the sentence.`,
      ),
    },
  ],
  'sentence-who': [
    {
      id: 'sentence-who-family',
      title: both('Siapa itu?', 'Who is that?'),
      things: [],
      steps: lines(
        `Tunjuk anggota keluarga. Anak berkata, "He is sitting" (dibaca: hi is siting) atau "She is sitting" (syi is siting).
        Untuk dua orang: "They are sitting" (dei ar siting). Untuk benda: "It is" (it is).
        Yang ditunjuk boleh bergerak lucu.`,
        `Point at someone in the family. Your child says, "He is sitting," or, "She is sitting."
        For two people: "They are sitting." For a thing: "It is."
        Whoever is pointed at may move in a silly way.`,
      ),
    },
    {
      id: 'sentence-who-cards',
      title: both('Empat kertas', 'Four slips of paper'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis di kertas: he (dibaca: hi), she (syi), it (it), they (dei).
        Sebut seseorang atau sesuatu: kakek, kursi, atau ayah dan ibu. Anak mengangkat kertas yang cocok.
        Lalu anak membuat kalimat dengan kata itu.`,
        `Write on slips of paper: he, she, it, they.
        Name someone or something: Grandpa, the chair, Mum and Dad. Your child lifts the slip that fits.
        Then your child makes a sentence with it.`,
      ),
    },
  ],
  'sentence-not': [
    {
      id: 'sentence-not-robot',
      title: both('Robot yang menolak', 'The robot that refuses'),
      things: [],
      steps: lines(
        `Anda menjadi robot. Anak berkata, "The robot is dancing" (dibaca: de robot is densing). Anda menari.
        "The robot is not dancing" (de robot is not densing): Anda langsung diam.
        Gantian jadi robot.`,
        `You are a robot. Your child says, "The robot is dancing," and you dance.
        "The robot is not dancing": you stop at once.
        Take turns being the robot.`,
      ),
    },
    {
      id: 'sentence-not-silly-claims',
      title: both('Bantah yang aneh', 'Silly claims'),
      things: ['pillow', 'chair'],
      steps: lines(
        `Katakan yang aneh: "The pillow is flying" (dibaca: de pilou is flaiing).
        Anak membantah: "The pillow is not flying" (de pilou is not flaiing), lalu menyebut yang benar.
        Gantian berkata yang aneh.`,
        `Say something silly: "The pillow is flying."
        Your child says, "The pillow is not flying," and then what is true.
        Take turns with silly sentences.`,
      ),
    },
  ],
  'sentence-ask': [
    {
      id: 'sentence-ask-box',
      title: both('Apa di dalam kardus?', 'What is in the box?'),
      things: ['box', 'toys'],
      steps: lines(
        `Sembunyikan mainan di dalam kardus. Anak bertanya, "Is it big?" (dibaca: is it big).
        Jawab hanya "Yes" (yes) atau "No" (nou). Lanjut: "Is it a car?" (is it e kar).
        Gantian menyembunyikan.`,
        `Hide a toy in a box. Your child asks, "Is it big?"
        Answer only yes or no. Go on: "Is it a car?"
        Take turns hiding.`,
      ),
    },
    {
      id: 'sentence-ask-turn-around',
      title: both('Putar kalimatnya', 'Turn the sentence round'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis tiap kata di kertas sendiri: the, cat, is, sleeping (dibaca: de, ket, is, sliping).
        Susun kalimatnya. Lalu pindahkan satu kertas saja supaya jadi pertanyaan.
        Ganti hewan dan gerakannya, lalu putar lagi.`,
        `Write each word on a slip of its own: the, cat, is, sleeping.
        Lay the sentence. Then move just a single slip to make it a question.
        Change the animal and what it does, and turn it round again.`,
      ),
    },
  ],
  'sentence-than': [
    {
      id: 'sentence-than-side-by-side',
      title: both('Mana yang lebih panjang?', 'Which is longer?'),
      things: ['spoons', 'pencil'],
      steps: lines(
        `Jajarkan sendok dan pensil: "The spoon is longer than the pencil" (dibaca: de spun is longger den de pensil).
        Anak mencari dua benda lain. Pakai bigger (biger), smaller (smoler), taller (toler).
        Gantian: sebut kalimatnya dulu, baru cari bendanya.`,
        `Lay a spoon beside a pencil: "The spoon is longer than the pencil."
        Your child finds two other things. Use bigger, smaller and taller.
        Swap: say the sentence first, then find the things.`,
      ),
    },
    {
      id: 'sentence-than-shadows',
      title: both('Bayangan di dinding', 'Shadows on the wall'),
      things: [],
      steps: lines(
        `Berdiri berdua di depan lampu. Anak berkata, "My shadow is bigger than yours" (dibaca: mai syedou is biger den yors).
        Lalu anak maju atau mundur sampai kalimat itu benar.
        Gantian dengan smaller (smoler) dan taller (toler).`,
        `Stand together before a lamp. Your child says, "My shadow is bigger than yours."
        Then your child steps about until the sentence is true.
        Go on with smaller and taller.`,
      ),
    },
  ],
  'sentence-past': [
    {
      id: 'sentence-past-bedtime',
      title: both('Kemarin aku makan kursi', 'Yesterday I ate a chair'),
      things: [],
      steps: lines(
        `Sebelum tidur, sebut satu hal dari kemarin: "Yesterday I walked home" (dibaca: yesterdei ai wokt houm).
        Anak menyambung dengan jumped (jampt), ate (eit), atau sang (seng).
        Boleh mengarang: "Yesterday I ate a chair" (yesterdei ai eit e cer).`,
        `At bedtime, say one thing of the day before: "Yesterday I walked home."
        Your child goes on with jumped, ate or sang.
        You may make things up: "Yesterday I ate a chair."`,
      ),
    },
    {
      id: 'sentence-past-pairs',
      title: both('Pasangan kata kemarin', 'Pairs of yesterday'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis di kertas: sing, swim, eat, ride (dibaca: sing, swim, it, raid), lalu sang, swam, ate, rode (seng, swem, eit, roud).
        Balik semuanya. Anak membuka dua kertas dan mencari pasangannya.
        Tiap pasangan jadi satu kalimat dengan yesterday (yesterdei).`,
        `Write on slips of paper: sing, swim, eat, ride, and sang, swam, ate, rode.
        Turn them over. Your child opens two at a time to find a pair.
        Each pair becomes a sentence with yesterday.`,
      ),
    },
  ],
  'sentence-did': [
    {
      id: 'sentence-did-detective',
      title: both('Detektif hari kemarin', 'Yesterday detective'),
      things: [],
      steps: lines(
        `Ingat satu hal yang Anda lakukan kemarin. Anak bertanya, "Did you cook?" (dibaca: did yu kuk).
        Jawab hanya "Yes, I did" (yes, ai did) atau "No, I did not" (nou, ai did not).
        Gantian menebak.`,
        `Think of something that you did yesterday. Your child asks, "Did you cook?"
        Answer only, "Yes, I did," or, "No, I did not."
        Take turns guessing.`,
      ),
    },
    {
      id: 'sentence-did-impossible',
      title: both('Mana mungkin!', 'Impossible!'),
      things: ['toys'],
      steps: lines(
        `Katakan yang mustahil: "Yesterday the doll flew" (dibaca: yesterdei de dol flu).
        Anak membantah: "The doll did not fly" (de dol did not flai).
        Gantian mengarang yang mustahil.`,
        `Say something impossible: "Yesterday the doll flew."
        Your child answers, "The doll did not fly."
        Take turns with impossible things.`,
      ),
    },
  ],
};
