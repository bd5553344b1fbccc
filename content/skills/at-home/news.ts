/** News of the family: facts, headlines, order, opinions, letters and riddles at the table. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const news: HomeActivities = {
  'find-facts': [
    {
      id: 'find-facts-family-reporter',
      title: both('Wartawan keluarga', 'Family reporter'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Ceritakan satu kejadian hari ini. Sebut orang, tempat, dan waktunya.
        Anak menulis lima kata tanya, lalu mengisi jawabannya dari cerita Anda.
        Tukar peran: anak bercerita, Anda yang mengisi.`,
        `Tell about something that happened today, with its people, place and time.
        Your child writes the question words who, what, where, when, why and answers them.
        Swap: your child tells, and you write.`,
      ),
    },
    {
      id: 'find-facts-packet-hunt',
      title: both('Berburu fakta di kemasan', 'Fact hunt on a packet'),
      things: ['packets'],
      steps: lines(
        `Baca satu kemasan makanan dalam hati, masing-masing satu menit.
        Bergantian bertanya: di mana dibuat, berapa isinya, kapan paling lambat dimakan?
        Setiap jawaban harus ditunjuk di kemasannya.`,
        `Each of you reads a food packet silently for a minute.
        Take turns to ask: where was it made, how much is in it, until when is it good?
        Every answer has to be shown on the packet.`,
      ),
    },
  ],
  'main-idea': [
    {
      id: 'main-idea-headline-of-the-day',
      title: both('Judul hari ini', 'Headline of the day'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Saat makan malam, setiap orang menceritakan harinya dalam empat kalimat.
        Anak membuat judul paling banyak lima kata untuk setiap cerita.
        Tanyakan, "Apakah judulmu memuat seluruh cerita?"`,
        `At dinner everybody tells the day in four sentences.
        Your child makes a headline of at most five words for each.
        Ask, "Does your headline hold all of the story?"`,
      ),
    },
    {
      id: 'main-idea-three-titles',
      title: both('Pilih satu dari tiga judul', 'One of three titles'),
      things: ['book', 'paper', 'pencil'],
      steps: lines(
        `Baca satu bab pendek, lalu tulis tiga judul: satu pas, dua terlalu sempit.
        Anak memilih dan menjelaskan mengapa yang lain terlalu sempit.
        Gantian: anak yang menulis tiga judul.`,
        `Read a short chapter, then write three titles: one that fits, two too narrow.
        Your child chooses and says why the others are too narrow.
        Swap: your child writes three titles.`,
      ),
    },
  ],
  'event-order': [
    {
      id: 'event-order-cut-up-morning',
      title: both('Pagi yang teracak', 'A shuffled morning'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis lima kejadian pagi ini di lima carik kertas, lalu acak.
        Anak mengurutkannya dan menambah kata setelah, sebelum, atau akhirnya.
        Balik urutannya: ceritakan dari belakang dengan kata sebelumnya.`,
        `Write five events of this morning on five slips and shuffle them.
        Your child puts them in order and adds after, before or finally.
        Turn it round: tell it backwards, with before that.`,
      ),
    },
    {
      id: 'event-order-why-chain',
      title: both('Rantai mengapa', 'A chain of why'),
      things: [],
      steps: lines(
        `Sebut akibat yang lucu, misalnya, "Semua kaus kaki jadi hijau."
        Bergantian bertanya "mengapa?" sampai empat sebab ke belakang.
        Anak menceritakannya lagi dari sebab yang paling awal.`,
        `Name a silly result, such as "All the socks turned green."
        Take turns to ask "why?" until you are four causes back.
        Your child tells it again from the very first cause.`,
      ),
    },
  ],
  'joining-words': [
    {
      id: 'joining-words-finish-it',
      title: both('Sambung kalimatku', 'Finish my sentence'),
      things: [],
      steps: lines(
        `Ucapkan awal kalimat dan kata hubung: "Aku basah karena …"
        Anak melanjutkan. Ganti kata hubungnya: meskipun, sehingga, agar.
        Tanyakan, "Mengapa lanjutannya harus berubah?"`,
        `Say a beginning and a joining word: "I am wet because …"
        Your child goes on. Change the word: although, so, in order to.
        Ask, "Why does the ending have to change?"`,
      ),
    },
    {
      id: 'joining-words-two-slips',
      title: both('Dua carik kertas', 'Two slips'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis empat kalimat pendek tentang keluarga, masing-masing di satu carik.
        Ambil dua tanpa melihat. Anak menyambungnya dengan satu kata hubung.
        Kalau hasilnya lucu tetapi masuk akal, simpan untuk dibacakan.`,
        `Write four short sentences about the family, each on a slip.
        Draw two without looking. Your child joins them with one word.
        If it is funny and makes sense, keep it to read out.`,
      ),
    },
  ],
  'fact-or-opinion': [
    {
      id: 'fact-or-opinion-thumbs',
      title: both('Jempol fakta', 'Thumbs for facts'),
      things: [],
      steps: lines(
        `Ucapkan kalimat tentang makan malam: "Supnya panas." "Supnya enak."
        Anak mengangkat jempol untuk fakta, telapak tangan untuk pendapat.
        Tanyakan, "Bagaimana cara memeriksanya?"`,
        `Say sentences about dinner: "The soup is hot." "The soup is tasty."
        Your child shows a thumb for a fact and a palm for an opinion.
        Ask, "How could we check it?"`,
      ),
    },
    {
      id: 'fact-or-opinion-advert',
      title: both('Iklan sandal tua', 'An advert for old sandals'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Anak menulis iklan lucu untuk sandal tua: tiga fakta, tiga pendapat.
        Anda menebak yang mana fakta dan menyebut cara memeriksanya.
        Ubah satu pendapat menjadi fakta dengan angka.`,
        `Your child writes a funny advert for old sandals: three facts, three opinions.
        You guess which are facts and say how to check them.
        Turn one opinion into a fact with a number.`,
      ),
    },
  ],
  'claim-and-reason': [
    {
      id: 'claim-and-reason-letter-home',
      title: both('Surat untuk keluarga', 'A letter to the family'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Anak menulis surat pendek: satu permintaan, satu alasan, satu bukti.
        Anda menggarisbawahi permintaannya dan melingkari alasannya.
        Balas dengan surat: setuju atau tidak, dan mengapa.`,
        `Your child writes a short letter: one request, one reason, one proof.
        You underline the request and circle the reason.
        Answer by letter: do you agree, and why?`,
      ),
    },
    {
      id: 'claim-and-reason-because',
      title: both('Alasan yang lebih kuat', 'The stronger reason'),
      things: [],
      steps: lines(
        `Pilih permintaan kecil, misalnya duduk di dekat jendela.
        Masing-masing memberi dua alasan. Yang satu harus punya bukti.
        Anak memilih alasan yang paling kuat dan menjelaskan sebabnya.`,
        `Choose a small request, such as the seat by the window.
        Each of you gives two reasons. One must come with proof.
        Your child picks the strongest and says why.`,
      ),
    },
  ],
  'infer-from-signs': [
    {
      id: 'infer-from-signs-bag',
      title: both('Tas siapa ini?', 'Whose bag is it?'),
      things: ['bag', 'paper', 'pencil'],
      steps: lines(
        `Isi tas kain dengan tiga benda milik satu anggota keluarga.
        Anak menyimpulkan siapa pemiliknya dan menyebut tanda yang menentukan.
        Gantian: anak yang mengisi, dengan satu tanda yang mengecoh.`,
        `Fill a cloth bag with three things that belong to one of the family.
        Your child works out whose it is and names the clue that decides.
        Swap: your child fills it, with one clue that misleads.`,
      ),
    },
    {
      id: 'infer-from-signs-what-happened',
      title: both('Apa yang baru terjadi?', 'What has just happened?'),
      things: ['chair', 'book'],
      steps: lines(
        `Tata satu sudut ruangan seolah sesuatu baru terjadi di sana.
        Anak mencari tanda, lalu menceritakan apa yang pasti dan apa yang mungkin.
        Tanyakan, "Tanda apa lagi yang bisa membuatmu yakin?"`,
        `Set up a corner as if something had just happened there.
        Your child looks for clues and tells what is certain and what is possible.
        Ask, "Which other clue would make you sure?"`,
      ),
    },
  ],
  'weigh-sources': [
    {
      id: 'weigh-sources-who-knows',
      title: both('Siapa yang paling tahu?', 'Who knows best?'),
      things: [],
      steps: lines(
        `Ajukan pertanyaan tentang rumah, misalnya siapa yang bangun paling awal.
        Anak menanyai tiga orang: dari mana mereka tahu?
        Bersama-sama urutkan jawabannya dari yang paling kuat.`,
        `Ask something about home, such as who gets up first.
        Your child asks three people how they know.
        Together, put their answers in order, the strongest first.`,
      ),
    },
    {
      id: 'weigh-sources-whisper',
      title: both('Kabar berantai', 'News from ear to ear'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Bisikkan kabar tiga kalimat. Kabar itu diteruskan dari telinga ke telinga.
        Orang terakhir menuliskannya. Bandingkan dengan kabar yang pertama.
        Tanyakan, "Siapa yang paling bisa dipercaya tentang isinya, dan mengapa?"`,
        `Whisper news of three sentences, and pass it on from ear to ear.
        The last one writes it down. Compare it with the first.
        Ask, "Whose word can be trusted most here, and why?"`,
      ),
    },
  ],
};
