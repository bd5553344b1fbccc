/** Making stories, drawings and music. Nothing to get right. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const art: HomeActivities = {
  'story-writing': [
    {
      id: 'story-writing-three-sheets',
      title: both('Cerita tiga kertas', 'A story on three sheets'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Siapkan tiga kertas: awal, lalu, akhirnya. Pilih tokohnya bersama.
        Anak menggambar satu kejadian di tiap kertas. Anda menulis kalimat yang ia ucapkan.
        Anak menceritakannya berurutan kepada siapa saja di rumah.`,
        `Take three sheets: first, then, in the end. Choose the hero together.
        Your child draws one thing that happens on each. You write down the words your child says.
        Your child tells the story in order to anyone at home.`,
      ),
    },
    {
      id: 'story-writing-turns',
      title: both('Cerita bergantian', 'A story in turns'),
      things: ['toys'],
      steps: lines(
        `Ambil dua mainan. Anda memulai, "Pada suatu hari …" dengan satu kalimat.
        Anak menambah satu kalimat dengan "lalu", Anda satu kalimat lagi.
        Setelah enam kalimat, anak menutup dengan "akhirnya".`,
        `Take two toys. You begin, "One day …", with one sentence.
        Your child adds a sentence with "then", and you add the next.
        After six sentences your child ends with "in the end".`,
      ),
    },
  ],
  'drawing-expression': [
    {
      id: 'drawing-expression-music',
      title: both('Menggambar lagu', 'Drawing a song'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Nyanyikan satu lagu bersama, sekali pelan, sekali riang.
        Anak menggambar garis dan warna yang terasa cocok. Anda ikut menggambar di kertas lain.
        Ceritakan gambar masing-masing: "Garis ini waktu lagunya …"`,
        `Sing a song together, once softly, once brightly.
        Your child draws lines and colours that feel right. You draw too, on another sheet.
        Tell each other about your drawings: "This line is when the song …"`,
      ),
    },
    {
      id: 'drawing-expression-scribble',
      title: both('Coretan jadi apa?', 'What is in the scribble?'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Buat satu coretan bebas di kertas. Putar kertasnya ke segala arah.
        Anak menambah mata, kaki, atau apa saja sampai menjadi sesuatu.
        Minta anak bercerita tentang gambarnya. Dengarkan saja, tanpa memperbaiki.`,
        `Make one free scribble on paper. Turn the sheet every way.
        Your child adds eyes, feet or anything until it becomes something.
        Ask your child to tell you about it. Just listen; nothing needs correcting.`,
      ),
    },
  ],
  'music-rhythm': [
    {
      id: 'music-rhythm-kitchen-band',
      title: both('Orkes dapur', 'The kitchen band'),
      things: ['pots', 'spoons', 'bottles'],
      steps: lines(
        `Ketuk irama pendek di panci dengan sendok, misalnya tung, tung, tak.
        Anak menirukan di botol, lalu meneruskannya tanpa berhenti.
        Tambahkan irama anak di atas irama Anda. Bertukar alat.`,
        `Tap a short rhythm on a pot with a spoon, such as boom, boom, tick.
        Your child copies it on a bottle and keeps it going.
        Add your child's own rhythm on top of yours. Then change instruments.`,
      ),
    },
    {
      id: 'music-rhythm-body',
      title: both('Musik badan', 'Body music'),
      things: [],
      steps: lines(
        `Pilih tiga bunyi: tepuk tangan, tepuk paha, jentikan jari, atau "ts" dengan mulut.
        Anak merangkai bunyinya menjadi irama dan mengulanginya dua kali.
        Nyanyikan lagu yang kalian kenal di atas irama itu, pelan dan keras.`,
        `Use three sounds: clap, pat your legs, snap your fingers or say "ts".
        Your child strings them into a rhythm and plays it twice.
        Sing a song that you know on top of it, softly and loudly.`,
      ),
    },
  ],
  'batik-patterns': [
    {
      id: 'batik-patterns-folded',
      title: both('Kertas dilipat', 'Folded paper'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Lipat kertas menjadi dua. Anak menggambar setengah bentuk di tepi lipatan.
        Buka kertasnya. Anak menggambar setengah yang lain, seperti di cermin.
        Lipat sekali lagi ke arah lain. Tanyakan, "Bagian mana yang sama?"`,
        `Fold a sheet in two. Your child draws half a shape along the fold.
        Open the sheet. Your child draws the other half, as in a mirror.
        Fold it once more the other way. Ask, "Which parts are the same?"`,
      ),
    },
    {
      id: 'batik-patterns-cloth',
      title: both('Pola pada kain', 'Patterns on cloth'),
      things: ['blanket'],
      steps: lines(
        `Ambil kain atau baju bermotif. Cari satu bentuk yang muncul berulang.
        Anak menunjuk bentuk yang sama: di samping, di bawah, atau terbalik.
        Putar kainnya pelan-pelan. Kapan motifnya terlihat sama lagi?`,
        `Take a cloth or a shirt with a pattern. Find a shape that comes again and again.
        Your child points at the same shape: beside it, below it or upside down.
        Turn the cloth slowly. When does the pattern look the same again?`,
      ),
    },
  ],
  'marble-runs': [
    {
      id: 'marble-runs-book-ramp',
      title: both('Papan luncur dari buku', 'A slide made of books'),
      things: ['book', 'socks'],
      steps: lines(
        `Sandarkan satu buku pada bantal atau buku lain. Gulung kaus kaki menjadi bola.
        Anak menebak di mana bola berhenti, lalu menggelindingkannya.
        Buat bukunya lebih tegak. Tebak lagi: lebih jauh atau lebih dekat?`,
        `Lean a book on a pillow or another book. Roll a pair of socks into a ball.
        Your child guesses where the ball will stop, then lets it roll.
        Make the book steeper. Guess again: farther or nearer?`,
      ),
    },
    {
      id: 'marble-runs-what-next',
      title: both('Lalu apa?', 'What happens next?'),
      things: ['cups', 'paper'],
      steps: lines(
        `Susun tiga gelas plastik dan gulung kertas menjadi bola.
        Sebelum melempar, anak berkata, "Kalau bolanya kena sini, maka …"
        Lempar dan lihat bersama. Ubah satu hal, lalu tebak lagi.`,
        `Stack three plastic cups and crumple paper into a ball.
        Before throwing, your child says, "If the ball hits here, then …"
        Throw and look together. Change one thing and guess again.`,
      ),
    },
  ],
  'puppet-plays': [
    {
      id: 'puppet-plays-lamp',
      title: both('Bayangan di dinding', 'Shadows on the wall'),
      things: ['toys'],
      steps: lines(
        `Berdirilah di antara lampu kamar dan dinding. Cari bayangan tangan kalian.
        Anak mendekatkan satu mainan ke dinding, lalu menjauhkannya. Tanyakan, "Apa yang berubah?"
        Anak membuat dua bayangan bertemu dan menceritakan apa yang terjadi.`,
        `Stand between the room's lamp and a wall. Look for the shadows of your hands.
        Your child moves a toy nearer to the wall, then away. Ask, "What changes?"
        Your child lets two shadows meet and tells what happens.`,
      ),
    },
    {
      id: 'puppet-plays-without-words',
      title: both('Cerita tanpa kata', 'A story without words'),
      things: ['socks'],
      steps: lines(
        `Pasang kaus kaki di tangan. Itu wayang kalian.
        Anak menggerakkan wayangnya tanpa bicara: senang, takut, mencari, bertemu.
        Anda menebak ceritanya. Lalu bertukar peran.`,
        `Put socks on your hands: these are your puppets.
        Your child moves a puppet without a word: glad, afraid, searching, meeting.
        You guess the story. Then change roles.`,
      ),
    },
  ],
};
