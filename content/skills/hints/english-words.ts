/** First English words. Nobi explains them in the child's own language. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const englishWords: HintLadders = {
  'first-words': [
    ladder(
      `Dengar lagi, ya. Kata apa yang kamu dengar?
      Tirukan katanya pelan-pelan, lalu lihat tiap gambar. Mana yang pernah kamu ketuk waktu kata itu berbunyi?
      Door itu pintu. Tunjuk dengan jarimu: mana door?`,
      `Shall we listen once more? Which word do you hear?
      Say the word slowly, then look at each picture. Which one made that word when you tapped it?
      A door opens and shuts. Can you point to it?`,
    ),
    ladder(
      `Gambar mana yang sudah kamu kenal namanya?
      Sebut dulu yang kamu tahu. Kalau bukan itu, tinggal sedikit pilihannya.
      Knee itu lutut, hair itu rambut. Pegang yang namanya hair.`,
      `Which of the pictures can you name already?
      Name the ones that you know. If it is none of those, only a few are left.
      Your knee is down there, your hair is up there. Touch your hair.`,
    ),
  ],
  names: [
    ladder(
      `Dengar lagi. Nama siapa yang kamu dengar?
      Namanya ada di ujung kalimat. Simpan di kepalamu, lalu cari wajahnya.
      Ada yang bilang: hello, I'm Rara. Siapa yang menyapa?`,
      `Listen once more. Whose name did you hear?
      The name is at the end. Keep it in your head, then look for the face.
      Somebody says: hello, I'm Rara. Who said hello?`,
    ),
    ladder(
      `Yang kamu dengar hello atau goodbye?
      Hello untuk bertemu, goodbye untuk berpisah. Lihat siapa yang datang dan siapa yang pergi.
      Temanmu pulang dan melambai. Kamu bilang hello atau goodbye?`,
      `Did you hear hello or goodbye?
      Hello is for meeting, goodbye for parting. See who comes and who leaves.
      Your friend goes home and waves. Do you say hello or goodbye?`,
    ),
  ],
  colours: [
    ladder(
      `Dengar lagi. Warna apa yang disebut?
      Ulangi katanya pelan-pelan. Ingat benda yang warnanya begitu.
      White itu putih, seperti awan. Apa yang white di dekatmu?`,
      `Listen once more. Which colour do you hear?
      Say the word slowly. Think of a thing with that colour.
      White is the colour of a cloud. What is white near you?`,
    ),
    ladder(
      `Warna mana yang sudah kamu tahu namanya?
      Sisihkan warna yang namanya lain. Pilih dari yang tersisa, lalu dengar lagi.
      Black itu hitam, grey itu abu-abu. Arang itu black atau grey?`,
      `Which of these colours can you name?
      Set aside the colours with another name. Choose from the rest and listen again.
      Black or grey: which one is coal?`,
    ),
  ],
  numbers: [
    ladder(
      `Dengar lagi. Berapa yang diminta?
      Hitung dengan jari dalam bahasa Inggris sampai angka yang kamu dengar.
      One, two: angkat satu jari tiap kata. Berapa jari yang naik?`,
      `Listen once more. How many do you need?
      Count on your fingers until you reach the number that you heard.
      One, two: one finger for each word. How many fingers are up?`,
    ),
    ladder(
      `Hitung yang kamu ambil. Sama dengan yang kamu dengar?
      Ambil satu, sebut satu angka bahasa Inggris. Berhenti di angka yang kamu dengar.
      Hitung one, two, three. Kalau yang diminta two, kamu berhenti di mana?`,
      `Count what you took. Is it what you heard?
      Take one, say one number. Stop at the number that you heard.
      Count one, two, three. If you need two, where do you stop?`,
    ),
  ],
  animals: [
    ladder(
      `Dengar lagi. Hewan apa namanya?
      Ulangi namanya, lalu lihat hewannya satu per satu. Mana yang cocok?
      Goat suaranya mbek. Goat itu kambing atau kuda?`,
      `Listen once more. Which animal is it?
      Say the name, then look at the animals one by one. Which fits?
      A goat says maa. Is a goat the one with horns or the one with wings?`,
    ),
    ladder(
      `Hewan mana yang sudah kamu tahu namanya?
      Sisihkan hewan yang namanya lain. Lalu dengar lagi dan pilih dari yang tersisa.
      Hen suaranya petok, horse suaranya hihihi. Mana yang ayam?`,
      `Which of these animals can you name?
      Set aside the animals with another name. Then listen and choose from the rest.
      A hen clucks and a horse neighs. Which one has feathers?`,
    ),
  ],
  body: [
    ladder(
      `Dengar lagi. Bagian tubuh mana yang disebut?
      Ulangi katanya sambil menyentuh bagian itu di tubuhmu.
      Knee itu lutut. Sentuh, lalu hitung: kamu punya berapa?`,
      `Listen once more. Which part of the body is it?
      Say the word and touch that part of your own body.
      Touch your knee, then count. How many have you got?`,
    ),
    ladder(
      `Bagian apa yang diminta, dan berapa banyak?
      Dengarkan bilangannya dulu, lalu namanya. Kerjakan satu-satu.
      Hair itu rambut, chin itu dagu. Kalau diminta chin, apa yang kamu sentuh?`,
      `Which part do you need, and how many?
      Listen for the number first, then the name. Do one after the other.
      Hair grows and a chin wobbles. If I ask for your chin, what do you touch?`,
    ),
  ],
  food: [
    ladder(
      `Dengar lagi. Makanan apa yang diminta?
      Ulangi namanya dalam hati. Bayangkan makanannya di piringmu.
      Tea itu teh, corn itu jagung. Mana yang diminum?`,
      `Listen once more. Which food do they want?
      Say its name in your head. Picture it on your plate.
      Tea or corn: which one do you drink?`,
    ),
    ladder(
      `Semua yang diminta sudah kamu ambil?
      Dengarkan sampai habis. Sebut lagi satu-satu sambil mengangkat jari.
      Soup itu sup, nut itu kacang. Kalau aku minta soup, apa yang kamu ambil?`,
      `Have you taken all that they want?
      Listen to the end. Say them again, with one finger for each.
      Soup or nuts: which one needs a spoon?`,
    ),
  ],
};
