/** Telling of one's own world in English. Examples are of things that are in no task. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const englishWorld: HintLadders = {
  'be-family': [
    ladder(
      `Siapa yang diceritakan, dan ada berapa orang?
      Kata bantunya mengikuti orangnya. Dalam bahasa Inggris ia tidak boleh hilang.
      The teacher is brave, the teachers are brave. Mana untuk banyak orang?`,
      `Who is it about, and how many people are there?
      The helping word follows the person. In English it must never be left out.
      The teacher is brave, the teachers are brave. Which is about more people?`,
    ),
    ladder(
      `Laki-laki, perempuan, atau lebih dari satu?
      Bahasa Indonesia hanya punya dia. Bahasa Inggris memisahkan laki-laki dan perempuan.
      Pikirkan gurumu: he atau she? Kata mana yang kamu pakai?`,
      `Is it a boy or man, or a girl or woman?
      English has different words for boys and girls. See who stands there.
      Think of your teacher: he or she? Which word do you choose?`,
    ),
  ],
  'there-is': [
    ladder(
      `Ada berapa benda, satu saja atau lebih?
      Jumlahnya menentukan kata bantu dan ujung nama bendanya.
      There is a spoon, there are some spoons. Apa saja yang berubah?`,
      `How many are there, a single thing or more?
      The number decides the helping word and how the noun ends.
      There is a spoon, there are some spoons. What has changed?`,
    ),
    ladder(
      `Bunyi apa yang mengawali nama bendanya?
      Kata kecil di depannya ikut bunyi itu. Ucapkan keduanya bersama-sama.
      A window, an island: mana yang lebih mudah diucapkan?`,
      `Which sound does the noun begin with?
      The little word before it follows that sound. Say both together.
      A window, an island: why is the little word different?`,
    ),
  ],
  'daily-s': [
    ladder(
      `Siapa yang melakukannya?
      Kalau orangnya cuma satu dan bukan aku atau kamu, ujung kata kerjanya berubah.
      They dance, she dances. Apa yang bertambah?`,
      `Who does it?
      For a single person who is neither you nor me, the verb ends in another way.
      They dance, she dances. What was added?`,
    ),
    ladder(
      `Ke mana jarum panjang menunjuk?
      Bahasa Inggris menyebut jam yang sudah lewat, bukan jam berikutnya.
      Cari jam dinding. Jarum pendeknya baru saja meninggalkan angka berapa?`,
      `Where does the long hand point?
      English names the hour that is over, and how long ago that was.
      Look at the wall. Which number lies just behind the short pointer?`,
    ),
  ],
  likes: [
    ladder(
      `Hatinya utuh atau retak?
      Untuk tidak suka perlu kata bantu. Sesudahnya kata kerjanya tetap polos.
      She needs help, she doesn't need help. Huruf apa yang pindah?`,
      `Is the heart whole or broken?
      To say no, a helping word comes in. After it the verb stays plain.
      She needs help, she doesn't need help. Which ending has moved?`,
    ),
    ladder(
      `Makanannya bisa dihitung satu-satu atau tidak?
      Yang bisa dihitung dapat ujung banyak. Yang tidak, tetap seperti itu.
      Potatoes bisa dihitung, sugar tidak. Bagaimana dengan gambarmu?`,
      `Can you count this food piece by piece?
      What can be counted takes the ending for many. The rest stays as it is.
      Potatoes can be counted, sugar cannot. How about your food?`,
    ),
  ],
  'can-cant': [
    ladder(
      `Tandanya hijau atau merah?
      Kata bantunya langsung diikuti kata kerja polos, tanpa tambahan.
      We can dance, we can't dance. Kata dance berubah atau tidak?`,
      `Is the sign green or red?
      The helping word is followed by the plain verb, with nothing added.
      We can dance, we can't dance. Does dance change?`,
    ),
    ladder(
      `Ini cerita atau pertanyaan?
      Untuk bertanya, kata bantunya pindah tempat.
      We can dance jadi can we dance. Kata mana yang pindah?`,
      `Does it tell something or does it ask?
      In a question the helping word changes its place.
      From we can dance to can we dance. Which word has moved?`,
    ),
  ],
  'have-has': [
    ladder(
      `Siapa yang punya: satu orang, atau lebih?
      Kata punya berubah kalau orangnya satu dan bukan aku atau kamu.
      They have a garden, he has a garden. Kata mana yang berubah?`,
      `Who owns it: a single person, or more?
      The word for owning changes for a single person who is neither you nor me.
      They have a garden, he has a garden. Which word is different?`,
    ),
    ladder(
      `Ada berapa bendanya?
      Satu benda butuh kata kecil di depan. Lebih dari satu dapat ujung banyak.
      A window, an island, some windows: mana yang lebih dari satu?`,
      `How many things are there?
      A single thing takes a little word before it. More than that takes an ending.
      A window, an island, some windows: which of them are more?`,
    ),
  ],
  'ask-wh': [
    ladder(
      `Apa yang ingin kamu ketahui: waktu, tempat, atau orang?
      Kata tanyanya paling depan, lalu kata bantunya, baru orangnya.
      Why do they laugh? Kata apa yang ada di antara kata tanya dan they?`,
      `What do you want to know: the time, the place or the person?
      The asking word goes in front. The helping word follows, and the person after that.
      Why do they laugh? Which word stands before they?`,
    ),
    ladder(
      `Kata kecil mana yang dipakai di depan hari?
      Jam dan hari punya kata kecil yang berbeda.
      On my birthday, at noon: mana kata kecil untuk hari?`,
      `Which little word stands before the name of a weekday?
      Hours and weekdays take different little words.
      On my birthday, at noon: which little word belongs to a date?`,
    ),
  ],
};
