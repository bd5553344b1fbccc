/** Writing English sentences for a picture. Examples are of things that are in no task. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const englishSentences: HintLadders = {
  'sentence-look': [
    ladder(
      `Apa saja yang kamu lihat: bentuknya, warnanya, namanya?
      Dalam bahasa Inggris ciri-cirinya disebut dulu. Nama bendanya paling akhir.
      A long white rope itu tali putih panjang. Kata apa yang paling akhir?`,
      `What do you see: its shape, its colour, its name?
      What it is like comes first in English. The name comes last.
      A long white rope: which of these words comes last?`,
    ),
    ladder(
      `Kalau bahasa Indonesianya dibalik, bagaimana urutannya?
      Ucapkan dulu dalam bahasa Indonesia, lalu baca dari belakang.
      Kain lebar: wide cloth. Coba balik juga jalan sempit dengan kata narrow dan path.`,
      `How large is it, what colour is it, and what is it called?
      Put the words in that order and read them aloud.
      A narrow grey path: which word says how wide it is?`,
    ),
  ],
  'sentence-place': [
    ladder(
      `Siapa yang ada di gambar, dan benda apa di dekatnya?
      Tirukan dengan tanganmu: satu tangan jadi orangnya, satu lagi jadi bendanya.
      Near itu dekat, far itu jauh. Apa yang near kamu sekarang?`,
      `Who is in the picture, and what is there besides?
      Show it with your hands: let a hand be the one, your other hand the thing.
      Near the door or far from it: where are your sandals now?`,
    ),
    ladder(
      `Kata kecil mana yang menunjukkan letaknya?
      Baca kalimatnya dengan tiap kata kecil. Gambar mana yang muncul di kepalamu?
      Above itu lebih tinggi, below lebih rendah. Langit-langit itu yang mana?`,
      `Which little word tells where?
      Read it with each little word. Which picture do you see in your head?
      Above is higher, below is lower. Which of them is the ceiling?`,
    ),
  ],
  'sentence-doing': [
    ladder(
      `Sedang apa dia di gambar?
      Yang sedang terjadi butuh kata bantu dulu, lalu kata gerak yang panjang.
      I am walking itu aku sedang berjalan. Bagian mana yang bilang sedang?`,
      `What is happening there?
      What is happening now takes a short helping word and a longer word for the move.
      I am walking: which part of it says that it is happening now?`,
    ),
    ladder(
      `Kata mana saja yang hampir sama tulisannya?
      Bandingkan kata yang mirip. Hanya satu yang berakhiran untuk sedang.
      Walk, walks, walking: mana yang dipakai untuk sedang berjalan?`,
      `Which of the words look nearly alike?
      Compare how they end. Only some endings fit what is happening now.
      Walk, walks, walking: which one is for what is happening now?`,
    ),
  ],
  'sentence-many': [
    ladder(
      `Ada berapa di gambar, satu saja atau lebih?
      Kalau lebih, lihat ujung namanya, lalu kata bantu di belakangnya.
      A spoon, many spoons. Apa yang bertambah di ujungnya?`,
      `Is there just a single one in the picture, or are there more?
      If there are more, look at the end of the name and at the helping word.
      A spoon, many spoons: what has come at the end?`,
    ),
    ladder(
      `Kata mana yang berubah kalau temannya ikut?
      Nama dan kata bantunya berubah bersama-sama.
      The lamp is on, the lamps are on. Kata apa saja yang berubah?`,
      `Which words change when a friend joins in?
      The name and the helping word change together.
      The lamp is on, the lamps are on: which words have changed?`,
    ),
  ],
  'sentence-who': [
    ladder(
      `Siapa yang ada di gambar, dan ada berapa?
      Pikirkan dulu: laki-laki, perempuan, hewan, atau lebih dari satu.
      We itu kita atau kami. Kalau kamu dan aku duduk, kata mana yang dipakai?`,
      `Who is in the picture, and how many?
      Think first: a man or boy, a woman or girl, an animal, or more.
      We stands for you and me. Which word stands for your whole class?`,
    ),
    ladder(
      `Kalau namanya tidak boleh disebut, kamu akan bilang apa?
      Kata pendek menggantikan nama. Kata bantunya mengikuti kata pendek itu.
      I am, you are: kata bantunya berubah. Mana yang cocok untuk kamu?`,
      `If you must not say the name, what would you say?
      A short word stands for the name. The helping word follows it.
      I am, you are: the helping word changes. Which goes with you?`,
    ),
  ],
  'sentence-not': [
    ladder(
      `Apa yang dicoret di gambar?
      Tulis dulu kalimat biasanya, lalu tambahkan kata yang menyangkal.
      I am tired, I am never tired. Di mana kata yang menyangkal itu?`,
      `What is crossed out in the picture?
      Think of the plain sentence first, then add the word that denies it.
      I am tired, I am never tired: where does the denying word stand?`,
    ),
    ladder(
      `Kata mana yang bisa menyangkal di tengah kalimat?
      Ada kata untuk menjawab pertanyaan, ada kata untuk di dalam kalimat. Keduanya berbeda.
      You are never late. Kata yang menyangkal ada sesudah kata apa?`,
      `Which word can deny something inside a sentence?
      There is a word to answer with, and another for inside a sentence.
      You are never late: which word comes just before the denying word?`,
    ),
  ],
  'sentence-ask': [
    ladder(
      `Apa yang ingin Nobi ketahui?
      Ucapkan dulu sebagai cerita, lalu pindahkan kata bantunya.
      You are tired jadi are you tired. Kata apa yang pindah?`,
      `What does Nobi want to know?
      Tell it first as if you knew, then move the helping word.
      From you are tired to are you tired: which word has moved?`,
    ),
    ladder(
      `Lihat tanda di ujung mesin: itu kalimat apa?
      Kalau bertanya, kalimatnya tidak dimulai dari orangnya.
      I am late jadi am I late. You are late jadi apa?`,
      `Look at the mark at the end: what kind of sentence is it?
      A question does not begin with the one it is about.
      From I am late to am I late: what becomes of you are late?`,
    ),
  ],
  'sentence-than': [
    ladder(
      `Dari keduanya, mana yang lebih, dan lebih apa?
      Kata sifatnya mendapat ekor pendek. Lalu ada kata kecil sebelum pembandingnya.
      Long, longer: this rope is longer than that rope. Apa ekornya?`,
      `Which of them is more, and more of what?
      The word for what it is like gets a short tail. A little word comes before what you measure by.
      Long, longer: this rope is longer than that rope. What is the tail?`,
    ),
    ladder(
      `Siapa yang disebut dulu di kalimatmu?
      Yang disebut dulu adalah yang lebih. Pembandingnya di belakang kata kecil itu.
      A road is wider than a path: mana yang lebih lebar?`,
      `Which of them comes first in your sentence?
      Begin with the one that is more. What you measure by comes after the little word.
      A road is wider than a path: which of them is wider?`,
    ),
  ],
  'sentence-past': [
    ladder(
      `Itu terjadi sekarang, atau sudah lewat?
      Kalau sudah lewat, kata kerjanya berubah. Banyak yang mendapat akhiran.
      Walk jadi walked, cook jadi cooked. Apa yang bertambah?`,
      `Does it happen now, or is it over?
      What is over changes the verb. Many verbs get an ending.
      Walk becomes walked, cook becomes cooked: what has come at the end?`,
    ),
    ladder(
      `Kata kerja ini ikut aturan, atau punya bentuk sendiri?
      Ucapkan tiap pilihan sesudah kata yesterday. Mana yang pernah kamu dengar di cerita?
      Go jadi went, bukan goed. Kata kerja di kalimatmu ikut aturan juga?`,
      `Does this verb follow the rule, or does it have a form of its own?
      Say each choice after yesterday. Which have you met in stories?
      Go becomes went and not goed: does the verb in your sentence follow the rule?`,
    ),
  ],
  'sentence-did': [
    ladder(
      `Kalimatnya bercerita, menyangkal, atau bertanya tentang yang sudah lewat?
      Did sudah menunjukkan waktunya. Kata kerja sesudahnya kembali seperti semula.
      I walked, I did not walk: kata mana yang kembali seperti semula?`,
      `Does the sentence tell, deny or ask about what is over?
      Did already says that it is over. The verb after it stays plain.
      I walked, I did not walk: which word is plain again?`,
    ),
    ladder(
      `Kata mana yang menunjukkan bahwa itu sudah lewat?
      Waktunya cukup ditunjukkan sekali. Kalau did sudah ada, kata kerjanya tidak ikut berubah.
      You cooked jadi did you cook. Apa yang hilang dari cooked?`,
      `Which word shows that it is over?
      The time is shown only once. Where did is, the verb does not change.
      From you cooked to did you cook: what has gone from cooked?`,
    ),
  ],
};
