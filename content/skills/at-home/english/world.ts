/** Telling of one's own world in English at home, with how it sounds. */
import { lines } from '../../lines.ts';
import { both } from '../../skill.ts';
import type { HomeActivities } from '../home-activity.ts';

export const englishWorld: HomeActivities = {
  'be-family': [
    {
      id: 'be-family-photo',
      title: both('Siapa ini?', 'Who is this?'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Anak menggambar keluarga. Tunjuk satu orang: "She is my grandma" (dibaca: syi is mai grenma).
        Anak bercerita tentang yang lain: he (hi) untuk laki-laki, she (syi) untuk perempuan.
        Tunjuk dua orang sekaligus: "They are happy" (dei ar hepi).`,
        `Your child draws the family. Point at a person: "She is my grandma."
        Your child tells about the others: he for men and boys, she for women and girls.
        Point at two people at once: "They are happy."`,
      ),
    },
    {
      id: 'be-family-faces',
      title: both('Tebak raut muka', 'Guess the face'),
      things: [],
      steps: lines(
        `Buat muka mengantuk. Anak menebak: "You are sleepy" (dibaca: yu ar slipi).
        Gantian. Coba juga hungry (hanggri) lapar, thirsty (tersti) haus, happy (hepi) senang.
        Sesekali hilangkan are: "You sleepy". Anak membetulkan Anda.`,
        `Make a sleepy face. Your child guesses: "You are sleepy."
        Swap. Try hungry, thirsty and happy too.
        Now and then leave out are: "You sleepy." Your child puts you right.`,
      ),
    },
  ],
  'there-is': [
    {
      id: 'there-is-table',
      title: both('Apa yang ada di meja?', 'What is on the table?'),
      things: ['table', 'spoons', 'cups'],
      steps: lines(
        `Taruh beberapa benda di meja. "There is a cup" (dibaca: der is e kap). "There are two spoons" (der ar tu spuns).
        Anak menutup mata. Ambil satu benda, lalu anak menyebut apa yang masih ada.
        Gantian.`,
        `Lay a few things on the table. "There is a cup." "There are two spoons."
        Your child shuts both eyes. Take something away; your child says what there still is.
        Swap.`,
      ),
    },
    {
      id: 'there-is-an',
      title: both('Berburu an', 'A hunt for an'),
      things: [],
      steps: lines(
        `Cari benda yang nama Inggrisnya berawal dengan bunyi vokal: an egg (dibaca: en eg), an apple (en epel).
        Anak menyebut kalimat utuh: "There is an egg in the kitchen" (der is en eg in de kicen).
        Cari juga yang memakai a, misalnya a door (e dor).`,
        `Look for things at home whose names begin with a vowel sound: an egg, an apple.
        Your child says a whole sentence: "There is an egg in the kitchen."
        Find some with a as well, such as a door.`,
      ),
    },
  ],
  'daily-s': [
    {
      id: 'daily-s-clock',
      title: both('Jam keluarga', 'The family clock'),
      things: ['clock'],
      steps: lines(
        `Lihat jam dinding. Sebutkan: "Dad gets up at five o'clock" (dibaca: ded gets ap et faiv oklok).
        Anak menyebut kegiatan orang lain. Ingat bunyi s di ujung kata kerja: gets, goes, reads.
        Half past six (haf pas siks) itu setengah tujuh. Cari bersama di jam.`,
        `Look at the clock. Say, "Dad gets up at five o'clock."
        Your child tells what somebody else does. Mind the s: gets, goes, reads.
        Find half past six on the clock together.`,
      ),
    },
    {
      id: 'daily-s-mime',
      title: both('Pantomim keluarga', 'Mime the family'),
      things: [],
      steps: lines(
        `Tirukan kegiatan seseorang di rumah tanpa suara.
        Anak menebak dengan kalimat: "Grandpa drinks coffee" (dibaca: grenpa drings kofi).
        Gantian: anak yang menirukan.`,
        `Mime what somebody at home does every day.
        Your child guesses with a sentence: "Grandpa drinks coffee."
        Swap: your child mimes.`,
      ),
    },
  ],
  likes: [
    {
      id: 'likes-two-plates',
      title: both('Piring suka, piring tidak', 'Two plates'),
      things: ['plates', 'paper', 'crayons'],
      steps: lines(
        `Anak menggambar makanan di potongan kertas. Satu piring untuk suka, satu untuk tidak.
        Tanyakan: "Do you like fish?" (dibaca: du yu laik fisy). Anak menaruh kertasnya sambil menjawab.
        Ceritakan orang lain: "Dad doesn't like fish" (ded dasen laik fisy).`,
        `Your child draws food on scraps of paper. A plate is for yes, another for no.
        Ask, "Do you like fish?" Your child answers and puts the scrap on a plate.
        Tell about others: "Dad doesn't like fish."`,
      ),
    },
    {
      id: 'likes-survey',
      title: both('Tanya keliling', 'Ask around'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Anak bertanya ke semua orang di rumah: "Do you like eggs?" (dibaca: du yu laik egs).
        Ia mencatat nama dan jawabannya.
        Lalu ia melapor: "Grandma likes eggs" (grenma laiks egs).`,
        `Your child asks everybody at home: "Do you like eggs?"
        Names and answers are written down.
        Then your child reports: "Grandma likes eggs."`,
      ),
    },
  ],
  'can-cant': [
    {
      id: 'can-cant-moves',
      title: both('Bisa atau tidak?', 'Can you or not?'),
      things: [],
      steps: lines(
        `Tanyakan: "Can you jump?" (dibaca: ken yu jamp). Anak melakukannya: "Yes, I can" (yes, ai ken).
        Tanyakan yang lucu: "Can you fly?" (ken yu flai). "No, I can't" (no, ai kaant).
        Gantian bertanya.`,
        `Ask, "Can you jump?" Your child does it: "Yes, I can."
        Ask something silly: "Can you fly?" "No, I can't."
        Swap.`,
      ),
    },
    {
      id: 'can-cant-riddle',
      title: both('Teka-teki hewan', 'Animal riddles'),
      things: [],
      steps: lines(
        `Buat teka-teki: "It can swim. It can't walk" (dibaca: it ken swim, it kaant wok).
        Anak menebak hewannya, bahasa Indonesia pun boleh.
        Lalu anak membuat teka-teki untuk Anda.`,
        `Make a riddle: "It can swim. It can't walk."
        Your child guesses the animal.
        Then your child makes a riddle for you.`,
      ),
    },
  ],
  'have-has': [
    {
      id: 'have-has-bag',
      title: both('Isi tas', 'What is in the bag?'),
      things: ['bag', 'book', 'pencil'],
      steps: lines(
        `Anak mengeluarkan isi tas satu-satu: "I have a pencil" (dibaca: ai hev e pensel).
        Anda melapor ke anggota keluarga lain: "She has a pencil" atau "He has a pencil" (hes).
        Hitung yang lebih dari satu: "two pencils" (tu pensels).`,
        `Your child takes things out of a bag: "I have a pencil."
        Report to somebody else: "She has a pencil," or, "He has a pencil."
        Count what there is more of: "two pencils."`,
      ),
    },
    {
      id: 'have-has-swap',
      title: both('Tukar kaus kaki', 'Sock swap'),
      things: ['socks'],
      steps: lines(
        `Bagi kaus kaki berdua. Sebutkan: "I have three socks" (dibaca: ai hev tri soks).
        Anak menyebut punyanya, lalu punya Anda: "You have two socks" (yu hev tu soks).
        Tukar beberapa dan ulangi.`,
        `Share out some socks. Say, "I have three socks."
        Your child says what is there on both sides: "You have two socks."
        Swap a few and say it again.`,
      ),
    },
  ],
  'ask-wh': [
    {
      id: 'ask-wh-interview',
      title: both('Wawancara', 'Interview'),
      things: ['spoons'],
      steps: lines(
        `Sendok jadi mikrofon. Anak bertanya: "When do you get up?" (dibaca: wen du yu get ap).
        Jawab pendek: "At five" (et faiv). Lanjut: "Where do you work?" (wer du yu werk).
        Gantian peran.`,
        `A spoon is the microphone. Your child asks, "When do you get up?"
        Answer briefly: "At five." Go on: "Where do you work?"
        Swap.`,
      ),
    },
    {
      id: 'ask-wh-week',
      title: both('Minggu kita', 'Our week'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis tujuh hari dalam bahasa Inggris: Monday, Tuesday, Wednesday (dibaca: mandei, tyusdei, wensdei).
        Lanjutkan: Thursday, Friday, Saturday, Sunday (tersdei, fraidei, seterdei, sandei).
        Anak menulis satu kegiatan di tiap hari, lalu bercerita: "On Monday I swim" (on mandei ai swim).`,
        `Write the seven days in English, Monday to Sunday.
        Say them aloud together, forwards and backwards.
        Your child writes something by each day and tells it: "On Monday I swim."`,
      ),
    },
  ],
};
