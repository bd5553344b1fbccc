/** Reading the news: facts, main ideas, order, joining words, opinions, letters, signs and witnesses. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const news: HintLadders = {
  'find-facts': [
    ladder(
      `Apa kata tanyanya: orang, tempat, waktu, atau jumlah?
      Cari kalimat yang menyebut kejadian di pertanyaan itu. Bacalah kalimat itu sampai titik.
      Ceritakan apa yang kamu lakukan kemarin sore. Di mana, dan bersama siapa?`,
      `What does it ask for: a person, a place, a time or a number?
      Find the sentence that names what the question is about. Read it to its full stop.
      Tell what you did yesterday afternoon. Where was it, and with whom?`,
    ),
    ladder(
      `Apakah yang kamu pilih disebut untuk kejadian ini, atau untuk kejadian lain?
      Satu berita bisa menyebut beberapa orang dan tempat. Pasangkan masing-masing dengan kejadiannya.
      Baca satu kalimat saja. Siapa melakukan apa di sana?`,
      `Is what you chose said of this event, or of another one?
      A piece can name several people and places. Match each with what happened there.
      Read a single sentence. Who does what in it?`,
    ),
  ],
  'main-idea': [
    ladder(
      `Kalau kamu hanya boleh mengatakan satu kalimat tentang berita ini, apa bunyinya?
      Judul yang pas mencakup awal sampai akhir. Satu kejadian kecil belum cukup.
      Ingat permainan terakhirmu. Apa judulnya, kalau itu menjadi berita?`,
      `If you could say just one sentence about this piece, what would it be?
      A headline that fits covers the beginning and the end. One small event is not enough.
      Think of your last game. What would its headline be in the news?`,
    ),
    ladder(
      `Apakah judul itu benar-benar tertulis di berita, atau hanya terdengar menarik?
      Coret judul yang tidak tertulis, lalu coret yang berlawanan. Bandingkan sisanya.
      Pilih satu halaman cerita. Bagian mana yang kamu ceritakan kepada teman?`,
      `Is that headline really in the piece, or does it just sound good?
      Cross out what is not written, then what says the opposite. Compare the rest.
      Choose a page of a story. Which part of it would you tell a friend?`,
    ),
  ],
  'event-order': [
    ladder(
      `Kata waktu mana yang menunjukkan apa yang lebih dulu?
      Kejadian yang diceritakan paling depan belum tentu yang paling awal.
      Aku menyisir rambut setelah mandi. Mana yang lebih dulu?`,
      `Which time word shows what came earlier?
      What is told first did not always happen first.
      I combed my hair after I had washed it. Which came first?`,
    ),
    ladder(
      `Kejadian mana yang tidak mungkin ada tanpa kejadian lain?
      Sebab selalu lebih awal daripada akibatnya. Cari rantainya.
      Lantai basah dan ember tumpah. Mana yang menjadi sebab?`,
      `Which event could not be there without another one?
      A cause always comes before what it brings about. Find the links.
      A wet floor and a bucket that fell over. Which is the cause?`,
    ),
  ],
  'joining-words': [
    ladder(
      `Bagian mana yang menjadi sebab, dan bagian mana yang menjadi akibat?
      Tanyakan hubungannya: sebab, akibat, tujuan, waktu, atau justru berlawanan.
      Aku membawa bekal, aku lapar di jalan: sambung dengan satu kata. Apa katanya?`,
      `Which half is the cause, and which half is what came of it?
      Ask how they belong together: cause, result, aim, time, or at odds.
      I packed some food, I get hungry on the way: join them. Which word did you use?`,
    ),
    ladder(
      `Kalau kamu membaca kalimatnya dengan kata itu, apakah masuk akal?
      Coba setiap kata di tempat kosong, lalu baca dari awal sampai titik.
      Tukar kedua bagian kalimatnya. Apakah artinya masih sama?`,
      `When you read the sentence with that word, does it make sense?
      Try each word in the gap and read from the beginning to the full stop.
      Swap the two halves of the sentence. Does it still mean the same?`,
    ),
  ],
  'fact-or-opinion': [
    ladder(
      `Bisakah orang lain mengukur atau memeriksa kalimat itu?
      Yang bisa dihitung, diukur, atau dilihat semua orang bisa diperiksa. Rasa suka tidak bisa.
      Sendok ini sejengkal, dan sendok ini bagus. Mana yang bisa kamu ukur?`,
      `Can somebody else measure or check that sentence?
      What can be counted, measured or seen by all can be checked. Liking cannot.
      This spoon is a hand long, and it is nice. Which of these can you measure?`,
    ),
    ladder(
      `Bisakah orang berbeda pikiran tentang kalimat itu?
      Perhatikan kata yang menilai, seperti paling, terlalu, atau sebaiknya.
      Sebutkan satu hal tentang angin yang bisa diperiksa. Lalu apa pikiranmu tentangnya?`,
      `Could people think differently about that sentence?
      Watch for words that weigh, such as most, too or should.
      Say one thing about wind that can be checked. Then say what you think of it.`,
    ),
  ],
  'claim-and-reason': [
    ladder(
      `Apa yang ingin diubah oleh penulis surat itu?
      Permintaan menjawab apa. Alasan menjawab mengapa.
      Aku ingin tidur di tenda, sebab di sana sejuk. Mana permintaannya?`,
      `What does the writer of the letter want to change?
      A request answers what. A reason answers why.
      I want to sleep in a tent, since it is cool in there. Which part is the request?`,
    ),
    ladder(
      `Kalimat mana yang hanya menceritakan hal lain?
      Bukti adalah kejadian yang menunjukkan bahwa alasannya benar.
      Kamu ingin adik memelankan suaranya. Kejadian apa yang menjadi buktinya?`,
      `Which sentence only tells something beside the point?
      Proof is something that happened and shows that the reason holds.
      You want somebody to be less loud. What happened that shows why?`,
    ),
  ],
  'infer-from-signs': [
    ladder(
      `Apakah pilihanmu cocok dengan semua tanda, atau hanya dengan satu?
      Periksa pilihan satu per satu pada setiap tanda. Yang tersisa adalah kesimpulannya.
      Rambutnya basah dan handuknya di bahu. Dari mana ia datang?`,
      `Does your choice fit all the clues, or just one of them?
      Try each choice against every clue. What is left is what you can conclude.
      The hair is wet and a towel lies on the shoulders. Where has this person been?`,
    ),
    ladder(
      `Tanda mana yang menyingkirkan pilihan yang mirip?
      Satu tanda saja sering cocok untuk banyak. Tanda berikutnya yang menentukan.
      Sandal di depan penuh lumpur. Apa saja yang mungkin, dan tanda apa lagi yang kamu cari?`,
      `Which clue rules out the choice that is much like yours?
      One clue alone often fits many. The next one decides.
      The sandals outside are muddy. What could it be, and what else would you look for?`,
    ),
  ],
  'weigh-sources': [
    ladder(
      `Dari mana orang itu tahu: melihat, mendengar, atau menebak?
      Yang paling kuat datang dari orang yang ada di sana pada saat itu.
      Temanmu bercerita tentang kejadian saat ia tidur. Seberapa yakin kamu?`,
      `How does that person know: by seeing, by hearing or by guessing?
      The strongest story is told by somebody who was there at that time.
      A friend tells of something that happened while they slept. How sure are you?`,
    ),
    ladder(
      `Di mana setiap orang itu ketika kejadiannya berlangsung?
      Cocokkan tempat dan waktu setiap orang dengan tempat dan waktu kejadian.
      Siapa yang lebih tahu isi panci: yang memasak, atau yang lewat?`,
      `Where was each of these people while it happened?
      Match the place and time of each person with those of the event.
      Who knows better what is in the pot: the cook, or somebody who walks by?`,
    ),
  ],
};
