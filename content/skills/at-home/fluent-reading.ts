/** Rare letters, twin letters, sounds of two letters, and sentences: with paper, packets and what is done anyway. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const fluentReading: HomeActivities = {
  'letters-ghj': [
    {
      id: 'letters-ghj-labels',
      title: both('Tempel nama benda', 'Labels on things'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis meja, gelas, dan jendela di tiga kertas kecil. Anak membacanya dalam hati.
        Anak menaruh tiap kertas di bendanya, lalu baru membacanya keras-keras.
        Besok, tukar kertasnya diam-diam. Siapa yang menemukan kertas yang tertukar?`,
        `Write meja (table), gelas (glass) and jendela (window) on slips. Your child reads silently.
        Your child puts each slip on its thing, and only then reads it aloud.
        Tomorrow, swap the slips in secret. Who finds the ones that moved?`,
      ),
    },
    {
      id: 'letters-ghj-packets',
      title: both('Berburu huruf di bungkus', 'Letter hunt on packets'),
      things: ['packets'],
      steps: lines(
        `Ambil tiga bungkus makanan. Cari kata yang punya g, h, atau j.
        Anak membaca kata itu dengan menunjuk tiap suku katanya.
        Tanyakan, "Hurufnya ada di awal, di tengah, atau di ujung?"`,
        `Take three food packets. Look for words with g, h or j.
        Your child reads such a word, pointing to each syllable.
        Ask, "Is the letter at the beginning, in the middle or at the end?"`,
      ),
    },
  ],
  'letters-cwy': [
    {
      id: 'letters-cwy-menu',
      title: both('Menu warung kecil', 'Menu of a small food stall'),
      things: ['paper', 'pencil', 'plates'],
      steps: lines(
        `Tulis menu: bayam, kecap, wedang, ayam. Anak menjadi tamu.
        Tamu membaca menunya dalam hati, lalu menunjuk satu.
        Anda membawakan piring dan menyebut nama yang ditunjuk.`,
        `Write a menu: bayam (spinach), kecap (sauce), wedang (hot drink), ayam (chicken).
        Your child is the guest, reads the menu silently and points to one.
        You bring a plate and say the name that was pointed at.`,
      ),
    },
    {
      id: 'letters-cwy-lips',
      title: both('Baca gerak bibir', 'Read my lips'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis cabang, warung, dan yakin di kertas.
        Ucapkan salah satunya tanpa suara. Anak menunjuk katanya.
        Gantian: anak yang bergerak, Anda yang menebak.`,
        `Write cabang (branch), warung (stall) and yakin (sure) on paper.
        Say one of them without a sound. Your child points to the word.
        Take turns: your child moves the lips and you guess.`,
      ),
    },
  ],
  'letters-fvzqx': [
    {
      id: 'letters-fvzqx-names',
      title: both('Nama-nama langka', 'Rare names'),
      things: ['paper', 'crayons', 'toys'],
      steps: lines(
        `Beri nama tiga mainan: Zizi, Favi, dan Rex. Tulis namanya di kertas.
        Anak membaca dalam hati, lalu menaruh kertas di mainan yang tepat.
        Pikirkan nama baru dengan q atau x. Anak yang menulisnya.`,
        `Name three toys: Zizi, Favi and Rex. Write the names on slips.
        Your child reads silently and puts each slip beside its toy.
        Think of a new name with q or x. Your child writes it.`,
      ),
    },
    {
      id: 'letters-fvzqx-sounds',
      title: both('Tiup atau dengung?', 'Blow or hum?'),
      things: [],
      steps: lines(
        `Letakkan tangan di leher. Ucapkan fff, lalu zzz. Mana yang bergetar?
        Sebut fakir, zona, visi, zaitun. Anak menebak huruf awalnya.
        Ingatkan: f dan v berbunyi sama, jadi tulisannya perlu dilihat.`,
        `Put a hand on the throat. Say fff, then zzz. Which one hums?
        Say fakir, zona, visi, zaitun. Your child guesses the first letter.
        Recall: f and v sound the same in Indonesian, so one must look.`,
      ),
    },
  ],
  'mirror-letters': [
    {
      id: 'mirror-letters-thumbs',
      title: both('Jempol b dan d', 'Thumbs for b and d'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Kepalkan dua tangan dengan jempol ke atas. Tangan kiri b, tangan kanan d.
        Rapatkan keduanya: tongkat di kiri dan kanan, seperti tempat tidur.
        Tulis badut dan dahi. Anak mencocokkan tiap huruf dengan tangannya.`,
        `Make two fists with the thumbs up. The left hand is b, the right is d.
        Put them together: a post at each end, like a bed.
        Write badut (clown) and dahi (forehead). Match each letter with a hand.`,
      ),
    },
    {
      id: 'mirror-letters-rice',
      title: both('Huruf di atas beras', 'Letters in rice'),
      things: ['tray', 'rice'],
      steps: lines(
        `Ratakan beras di nampan. Tulis b besar dengan jari.
        Anak menulis d di sebelahnya dan bercerita: perutnya di mana?
        Goyang nampan sampai rata. Lanjutkan dengan p.`,
        `Spread rice on a tray. Write a big b with a finger.
        Your child writes a d beside it and tells: where is its belly?
        Shake the tray flat. Go on with p.`,
      ),
    },
  ],
  'sy-kh': [
    {
      id: 'sy-kh-thanks',
      title: both('Tiga hal yang disyukuri', 'Three things to be thankful for'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Sebelum tidur, sebut tiga hal yang membuat kalian bersyukur.
        Tulis "Aku bersyukur karena" di kertas. Anak menyelesaikan kalimatnya.
        Lingkari sy. Dua huruf, satu bunyi.`,
        `Before sleep, name three things that you are thankful for.
        Write "Aku bersyukur karena" (I am thankful for). Your child goes on.
        Circle the sy. Two letters, one sound.`,
      ),
    },
    {
      id: 'sy-kh-hunt',
      title: both('Dua huruf, satu bunyi', 'Two letters, one sound'),
      things: ['book'],
      steps: lines(
        `Buka satu halaman buku. Cari sy dan kh bersama.
        Anak membaca katanya. Jika tidak ada, tulis syahdu dan tekhnik.
        Yang satu tidak perlu h. Yang mana? Kamus menulisnya teknik.`,
        `Open a page of an Indonesian book. Look for sy and kh together.
        Your child reads the word. If there is none, write syahdu and tekhnik.
        One of them needs no h. Which? The dictionary writes teknik.`,
      ),
    },
  ],
  'consonant-clusters': [
    {
      id: 'consonant-clusters-tongue',
      title: both('Putar lidah', 'Tongue-twister'),
      things: [],
      steps: lines(
        `Ucapkan: "Pria kreatif membuat grafik di klub." Pelan dulu.
        Gantian mengucapkannya dengan suara lucu sampai tertawa.
        Tanyakan, "Bunyi apa saja yang berdempetan di awal kata?"`,
        `Say: "Pria kreatif membuat grafik di klub." (A creative man draws a graph.)
        Take turns in funny voices until you laugh.
        Ask, "Which sounds stand together at the start of the words?"`,
      ),
    },
    {
      id: 'consonant-clusters-slips',
      title: both('Sisipkan satu huruf', 'Slip a letter in'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis tak, kip, dan gup. Anak membacanya.
        Sisipkan r atau l: trak, klip, grup. Baca lagi.
        Mana yang menjadi kata sungguhan? Pakai dalam kalimat.`,
        `Write tak, kip and gup. Your child reads them.
        Slip an r or an l in: trak, klip, grup. Read again.
        Which ones are real Indonesian words? Use one in a sentence.`,
      ),
    },
  ],
  'sentence-marks': [
    {
      id: 'sentence-marks-note',
      title: both('Surat di bawah bantal', 'A note under the pillow'),
      things: ['paper', 'pencil', 'pillow'],
      steps: lines(
        `Tulis surat satu kalimat untuk anak tanpa huruf besar dan titik.
        Taruh di bawah bantal. Anak memperbaikinya dengan pensil.
        Besok anak yang menulis, dan Anda yang memperbaiki.`,
        `Write your child a one-sentence note without capitals and full stop.
        Put it under the pillow. Your child mends it with a pencil.
        Tomorrow your child writes one, and you mend it.`,
      ),
    },
    {
      id: 'sentence-marks-claps',
      title: both('Berdiri dan duduk', 'Stand up and sit down'),
      things: ['book'],
      steps: lines(
        `Bacakan satu halaman buku pelan-pelan. Anak melihat tulisannya.
        Anak berdiri pada huruf besar dan duduk pada titik.
        Tanyakan, "Huruf besar yang ini awal kalimat atau nama?"`,
        `Read a page aloud slowly. Your child looks at the words.
        Your child stands up at a capital and sits down at a full stop.
        Ask, "Does this capital begin a sentence, or is it a name?"`,
      ),
    },
  ],
};
