/** Affixes, di and ke, capitals, and the spelling of the dictionary. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const spelling: HintLadders = {
  'capital-names': [
    ladder(
      `Kata mana yang menjadi nama sesuatu yang hanya satu di dunia?
      Kalimat selalu dimulai dengan huruf kapital. Nama orang, tempat, hari, dan bulan juga.
      Tulis satu kalimat tentang teman sebangkumu. Kata mana yang berhuruf kapital?`,
      `Which word is the name of something that there is only one of?
      A sentence begins with a capital. So do names of people, places, days and months.
      Write a sentence about who sits beside you. Which words have a capital?`,
    ),
    ladder(
      `Apakah kata itu nama, atau hanya jenis benda?
      Jenis buah dan makanan ditulis kecil, walaupun berisi nama tempat.
      Cari nama jalan dan nama desamu. Huruf mana yang kapital?`,
      `Is that word a name, or just a kind of thing?
      Kinds of fruit and food stay small, even with a place in them.
      Find the name of a street and of a village. Which letters are capitals?`,
    ),
  ],
  'prefix-di': [
    ladder(
      `Kata sesudah di itu tempat, atau sesuatu yang dilakukan?
      Kalau menunjuk tempat, di berdiri terpisah. Kalau menunjuk perbuatan, di menempel.
      Coba ucapkan: siapa yang melakukannya? Kalau bisa dijawab, di itu menempel atau terpisah?`,
      `Is the word after di a place, or something that is done?
      For a place di stands apart. For something that is done it is joined.
      Ask who does it. If that has an answer, is di joined or apart?`,
    ),
    ladder(
      `Bisakah di diganti dengan dari atau ke?
      Kalau di bisa diganti dengan dari, itu kata depan dan berdiri terpisah.
      Ganti di pada "di jalan" dengan dari. Apakah masih masuk akal?`,
      `Could dari or ke stand in the place of di?
      Where dari can take its place, di is a word of its own and stands apart.
      Put dari in the place of di in "di jalan". Does it still make sense?`,
    ),
  ],
  'prefix-ber': [
    ladder(
      `Apakah itu disengaja, atau terjadi begitu saja?
      Yang tidak disengaja atau tiba-tiba sering memakai ter-. Yang dilakukan atau dimiliki memakai ber-.
      Bandingkan berdiam dan terdiam. Mana yang tiba-tiba?`,
      `Is it done on purpose, or does it just happen?
      What just happens often takes ter-. What one does or has takes ber-.
      Compare berdiam and terdiam. Which of them is sudden?`,
    ),
    ladder(
      `Bunyi apa yang ada di awal kata dasarnya?
      Huruf r tidak ditulis berjajar. Periksa awal kata dasar dan suku pertamanya.
      Gabungkan ber- dengan rumput, lalu ucapkan pelan. Huruf mana yang hilang?`,
      `Which sound does the root begin with?
      The letter r never stands twice in a row. Check how the root begins.
      Join ber- and rumput and say it slowly. Which letter goes?`,
    ),
  ],
  'prefix-me': [
    ladder(
      `Huruf apa yang ada di awal kata dasarnya?
      Huruf k, p, t, dan s luluh. Huruf lain tetap ditulis.
      Ucapkan me- bersama kata kait, lalu bersama kata gigit. Huruf pertama mana yang hilang?`,
      `Which letter does the root begin with?
      The letters k, p, t and s melt. All others stay.
      Say me- with kait, then with gigit. Which first letter goes?`,
    ),
    ladder(
      `Bibirmu atau lidahmu yang bergerak di awal kata dasar itu?
      Bunyi sengau mengikuti tempat huruf pertama: di bibir, di gigi, atau di belakang lidah.
      Ucapkan pahat pelan-pelan dengan me-. Bunyi apa yang muncul dari bibirmu?`,
      `Is it your lips or your tongue that begins the root?
      The humming sound follows the first letter: at the lips, the teeth, or the back of the tongue.
      Say pahat slowly with me-. What sound do your lips make?`,
    ),
  ],
  'suffix-kan-i-an': [
    ladder(
      `Apa yang berpindah: bendanya, atau orang yang melakukannya?
      Kalau bendanya berpindah, sering dipakai -kan. Kalau tempatnya tetap dan didatangi, sering -i.
      Bandingkan melompatkan dan melompati. Pada kata mana si pelaku ikut bergerak?`,
      `What moves: the thing, or the one who does it?
      Where the thing moves it is often -kan. Where a place is reached it is often -i.
      Compare melompatkan and melompati. In which of them does the doer move?`,
    ),
    ladder(
      `Apakah kata itu nama benda, atau perbuatan?
      Nama benda yang dihasilkan memakai -an. Perbuatan memakai -kan atau -i.
      Ubah kata pahat menjadi nama hasil karyanya. Akhiran apa yang kamu pakai?`,
      `Is that word a thing, or something that is done?
      A thing that was made takes -an. What is done takes -kan or -i.
      Turn pahat into the name of what was made. Which ending do you take?`,
    ),
  ],
  'prefix-pe': [
    ladder(
      `Bagaimana bunyinya kalau kata dasar itu memakai me-?
      Bunyi sengaunya sama dengan me-. Ganti saja m di depan dengan p.
      Ucapkan mendayung, lalu ubah menjadi nama orangnya. Bunyi mana yang berganti?`,
      `How does that root sound with me-?
      The humming sound is the same as with me-. Only the m in front becomes a p.
      Say mendayung, then name the one who does it. Which sound changes?`,
    ),
    ladder(
      `Apakah itu orang yang menekuni olahraga atau mata pencaharian?
      Pada olahraga sering hanya ditambah pe-. Huruf pertamanya tidak luluh.
      Sebut orang yang bermain golf. Apakah huruf g berubah?`,
      `Is it somebody who plays a sport or works at something?
      For sports it is often just pe-. The first letter stays.
      Name somebody who plays golf. Does the letter g change?`,
    ),
  ],
  'standard-spelling': [
    ladder(
      `Kata mana yang biasa kamu dengar berbeda dari tulisannya?
      Ucapan sehari-hari bisa berbeda dari kamus. Ejaan baku ikut kamus.
      Lihat ketupat dan ketopat. Mana yang pernah kamu lihat di kamus?`,
      `Which word sounds different in daily talk than it is written?
      Daily talk may differ from the dictionary. Standard spelling follows the dictionary.
      Look at ketupat and ketopat. Which have you seen in a dictionary?`,
    ),
    ladder(
      `Huruf mana di kata itu yang membuatmu ragu?
      Cari huruf yang bunyinya mirip: v dan f, i dan e, u dan o, z dan j.
      Tulis kata positif. Apakah akhirnya v, p, atau f?`,
      `Which letter in that word makes you doubt?
      Look for letters that sound alike: v and f, i and e, u and o, z and j.
      Write the word positif. Does it end in v, p or f?`,
    ),
  ],
  'compound-words': [
    ladder(
      `Apakah kata itu punya awalan dan akhiran sekaligus?
      Hanya awalan atau hanya akhiran: tetap terpisah. Keduanya sekaligus: disambung.
      Bandingkan anak tiri dan menganaktirikan. Mengapa yang satu disambung?`,
      `Does it have an affix in front and at the end as well?
      With just one of them the words stay apart. With both they are joined.
      Compare anak tiri and menganaktirikan. Why is the long one joined?`,
    ),
    ladder(
      `Masih terasakah arti tiap katanya?
      Gabungan yang sudah padu disambung. Yang artinya masih terasa sendiri-sendiri, dipisah.
      Lihat bumiputra dan kamar mandi. Mana yang artinya masih terasa sendiri-sendiri?`,
      `Can you still feel what each of the words means?
      What has grown together is joined. What still feels like separate words stays apart.
      Look at bumiputra and kamar mandi. Which still feels like separate words?`,
    ),
  ],
  punctuation: [
    ladder(
      `Adakah yang berbicara di kalimat itu?
      Ucapan orang diapit tanda petik. Tanda di akhir ucapannya ikut masuk ke dalam petik.
      Baca keras-keras seperti sandiwara. Di kata mana suaramu berganti?`,
      `Does somebody speak in the sentence?
      Speech stands between quotation marks. The mark at its end belongs inside them.
      Read it aloud like a play. At which word does your voice change?`,
    ),
    ladder(
      `Di mana kamu berhenti sejenak waktu membacanya?
      Koma memisahkan hal yang disebut berderet, sapaan, dan anak kalimat di depan.
      Ucapkan: wajan, panci, dan cobek. Di mana suaramu berhenti sebentar?`,
      `Where do you pause when you read it?
      Commas part what is listed, a name that is called, and a clause that comes first.
      Say: wajan, panci, dan cobek. Where does your voice rest?`,
    ),
  ],
};
