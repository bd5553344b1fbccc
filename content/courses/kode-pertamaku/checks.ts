/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

type Check = CourseChecks[string][number];
type Both = Check['say'];
const both = (id: string, en: string): Both => ({ id, en });

export const checks: CourseChecks = {
  commands: [
    {
      id: 'which-goes-up',
      about: 'commands',
      skill: 'commands',
      say: both('Perintah mana yang\nmenyuruh Nobi ke atas?', 'Which command sends\nNobi up?'),
      hint: both(
        'Lihat ujung panahnya\nmenunjuk ke mana.',
        'Look where the tip\nof the arrow points.',
      ),
      choices: ['p-l', 'p-u', 'p-r'],
      answer: 'p-u',
    },
    {
      id: 'how-many-commands',
      about: 'commands',
      skill: 'commands',
      say: both('Ada berapa perintah di sini?', 'How many commands are here?'),
      hint: both(
        'Satu panah, satu perintah.\nHitung panahnya.',
        'One arrow, one command.\nCount the arrows.',
      ),
      show: ['p-r', 'p-d', 'p-r'],
      choices: [2, 3, 4],
      answer: 3,
    },
  ],
  order: [
    {
      id: 'first-down',
      about: 'order',
      skill: 'sequence',
      say: both(
        'Bawah dulu, lalu kanan.\nMana urutannya?',
        'First down, then right.\nWhich order is it?',
      ),
      hint: both(
        'Baca dari depan:\npanah pertama yang mana?',
        'Read from the front:\nwhich arrow is first?',
      ),
      choices: ['p-rd', 'p-dr', 'p-dd'],
      answer: 'p-dr',
    },
    {
      id: 'one-step-left',
      about: 'commands',
      skill: 'commands',
      say: both(
        'Nobi maju satu kotak ke kiri.\nPerintahnya mana?',
        'Nobi goes one square left.\nWhich command was it?',
      ),
      hint: both(
        'Satu kotak, satu panah.\nLihat arahnya.',
        'One square, one arrow.\nLook which way.',
      ),
      choices: ['p-ll', 'p-l', 'p-r'],
      answer: 'p-l',
    },
  ],
  squares: [
    {
      id: 'in-the-way',
      about: 'squares',
      skill: 'plan',
      say: both('Yang mana menghalangi\njalan Nobi?', 'Which one bars\nthe way?'),
      hint: both(
        'Nobi bisa memetik buah\ndan masuk rumah.',
        'Nobi can pick fruit\nand walk into his home.',
      ),
      choices: ['f-fruit', 'f-home', 'f-rock'],
      answer: 'f-rock',
    },
    {
      id: 'last-arrow',
      about: 'order',
      skill: 'sequence',
      say: both(
        'Nobi membaca dari depan.\nPanah terakhir yang mana?',
        'Nobi reads from the front.\nWhich arrow comes last?',
      ),
      hint: both('Yang terakhir ada\ndi ujung kanan.', 'The last one stands\nat the right end.'),
      show: ['p-u', 'p-r', 'p-d'],
      choices: ['p-u', 'p-r', 'p-d'],
      answer: 'p-d',
    },
  ],
  bugs: [
    {
      id: 'what-is-a-bug',
      about: 'bugs',
      skill: 'debug',
      say: both(
        'Apa yang kita cari\nkalau Nobi tidak sampai?',
        'What do we look for\nwhen Nobi is not home?',
      ),
      hint: both('Ia bersembunyi di bawah\nsatu panah.', 'It hides under\none arrow.'),
      choices: ['f-home', 'f-bug', 'f-fruit'],
      answer: 'f-bug',
    },
    {
      id: 'how-many-squares',
      about: 'squares',
      skill: 'plan',
      say: both('Berapa kotak\nNobi berjalan di sini?', 'How many squares\ndoes Nobi walk here?'),
      hint: both(
        'Satu panah, satu kotak.\nHitung semua panah.',
        'One arrow, one square.\nCount all the arrows.',
      ),
      show: ['p-r', 'p-r', 'p-u', 'p-r'],
      choices: [3, 4, 5],
      answer: 4,
    },
  ],
  repeats: [
    {
      id: 'same-as-three',
      about: 'repeats',
      skill: 'loops',
      say: both('Gendang mana yang\nsama dengan ini?', 'Which drum does\nthe same as this?'),
      hint: both(
        'Titik di gendang berarti\nberapa kali diulang.',
        'The dots say how often\nthe drum repeats.',
      ),
      show: ['p-r', 'p-r', 'p-r'],
      choices: ['p-x-2-r-x', 'p-x-3-r-x', 'p-x-4-r-x'],
      answer: 'p-x-3-r-x',
    },
    {
      id: 'odd-one',
      about: 'bugs',
      skill: 'debug',
      say: both(
        'Nobi mau ke kanan terus.\nPanah mana yang keliru?',
        'Nobi wants to keep right.\nWhich arrow is the bug?',
      ),
      hint: both(
        'Cari panah yang arahnya\nlain dari teman-temannya.',
        'Find the arrow that points\nanother way.',
      ),
      show: ['p-r', 'p-r', 'p-u', 'p-r'],
      choices: ['p-u', 'p-r'],
      answer: 'p-u',
    },
  ],
  patterns: [
    {
      id: 'what-comes-next',
      about: 'patterns',
      skill: 'patterns',
      say: both('Sesudah ini,\ngerakan apa?', 'Which move\ncomes next?'),
      hint: both(
        'Ucapkan gerakannya:\nlompat, tepuk, lompat...',
        'Say the moves:\njump, clap, jump...',
      ),
      show: ['m-jump', 'm-clap', 'm-jump', 'm-clap', 'm-jump'],
      choices: ['m-clap', 'm-jump', 'm-spin'],
      answer: 'm-clap',
    },
    {
      id: 'how-often',
      about: 'repeats',
      skill: 'loops',
      say: both('Gendang ini mengulang\nberapa kali?', 'How many times\ndoes this drum repeat?'),
      hint: both('Hitung titik-titik\ndi samping gendang.', 'Count the dots\nbeside the drum.'),
      show: ['p-x-4-u-x'],
      choices: [2, 3, 4],
      answer: 4,
    },
  ],
  events: [
    {
      id: 'bell-brings',
      about: 'events',
      skill: 'events',
      say: both(
        'Kalau lonceng diketuk,\napa yang terjadi?',
        'When the bell is tapped,\nwhat happens?',
      ),
      hint: both(
        'Cari lonceng di kartu,\nlalu ikuti panahnya.',
        'Find the bell on the cards,\nthen follow its arrow.',
      ),
      show: ['r-bell-spin', 'r-flower-jump'],
      choices: ['m-jump', 'm-spin', 'm-clap'],
      answer: 'm-spin',
    },
    {
      id: 'what-repeats',
      about: 'patterns',
      skill: 'patterns',
      say: both('Gerakan mana yang\npaling sering di sini?', 'Which move comes\nmost often here?'),
      hint: both('Hitung tiap gerakan\nsatu-satu.', 'Count each move\none by one.'),
      show: ['m-spin', 'm-spin', 'm-sway', 'm-spin', 'm-spin', 'm-sway'],
      choices: ['m-sway', 'm-spin'],
      answer: 'm-spin',
    },
  ],
  'my-game': [
    {
      id: 'the-goal',
      about: 'my-game',
      skill: 'design',
      say: both('Di gim Nobi,\nyang mana tujuannya?', "In Nobi's game,\nwhich one is the goal?"),
      hint: both(
        'Gimnya selesai\nkalau Nobi sampai di sana.',
        'The game is over\nwhen Nobi gets there.',
      ),
      choices: ['f-rock', 'f-home', 'f-chicken'],
      answer: 'f-home',
    },
    {
      id: 'what-to-tap',
      about: 'events',
      skill: 'events',
      say: both('Nobi ingin lompat.\nKetuk yang mana?', 'Nobi wants to jump.\nWhat must you tap?'),
      hint: both(
        'Cari tanda lompat di kartu.\nAda apa di depannya?',
        'Find the jump on the cards.\nWhat stands before it?',
      ),
      show: ['r-bell-spin', 'r-flower-jump', 'r-drum-clap'],
      choices: ['t-bell', 't-flower', 't-drum'],
      answer: 't-flower',
    },
  ],
};
