/** First English words. Nobi explains them in the child's own language. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const englishWords: HintLadders = {
  names: [
    ladder(
      `Dengar lagi. Nama siapa yang kamu dengar?
      Namanya ada di ujung kalimat. Simpan di kepalamu, lalu cari wajahnya.
      Ada yang bilang: hello, I'm Nobi. Siapa yang menyapa?`,
      `Listen once more. Whose name did you hear?
      The name is at the end. Keep it in your head, then look for the face.
      Somebody says: hello, I'm Nobi. Who said hello?`,
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
      Red itu merah, seperti cabai. Apa yang red di dekatmu?`,
      `Listen once more. Which colour do you hear?
      Say the word slowly. Think of a thing with that colour.
      Red is the colour of a ripe tomato. What is red near you?`,
    ),
    ladder(
      `Warna mana yang sudah kamu tahu namanya?
      Sisihkan warna yang namanya lain. Pilih dari yang tersisa, lalu dengar lagi.
      Yellow itu kuning, green itu hijau. Daun itu yellow atau green?`,
      `Which of these colours can you name?
      Set aside the colours with another name. Choose from the rest and listen again.
      Yellow like a banana, or green like grass: which one is a leaf?`,
    ),
  ],
  numbers: [
    ladder(
      `Dengar lagi. Berapa yang diminta?
      Hitung dengan jari dalam bahasa Inggris sampai angka yang kamu dengar.
      One, two: angkat satu jari tiap kata. Berapa jari yang naik?`,
      `Listen once more. How many are wanted?
      Count on your fingers until you reach the number that you heard.
      One, two: one finger for each word. How many fingers are up?`,
    ),
    ladder(
      `Hitung yang kamu ambil. Sama dengan yang kamu dengar?
      Ambil satu, sebut satu angka bahasa Inggris. Berhenti di angka yang kamu dengar.
      Hitung one, two, three. Kalau yang diminta two, kamu berhenti di mana?`,
      `Count what you took. Is it what you heard?
      Take one, say one number. Stop at the number that you heard.
      Count one, two, three. If two are wanted, where do you stop?`,
    ),
  ],
  animals: [
    ladder(
      `Dengar lagi. Hewan apa namanya?
      Ulangi namanya, lalu lihat hewannya satu per satu. Mana yang cocok?
      Duck suaranya kwek kwek. Duck itu kucing atau bebek?`,
      `Listen once more. Which animal is it?
      Say the name, then look at the animals one by one. Which fits?
      A duck says quack. Is a duck the one with fur or the one with feathers?`,
    ),
    ladder(
      `Hewan mana yang sudah kamu tahu namanya?
      Sisihkan hewan yang namanya lain. Lalu dengar lagi dan pilih dari yang tersisa.
      Cat suaranya meong, dog suaranya guk. Mana yang kucing?`,
      `Which of these animals can you name?
      Set aside the animals with another name. Then listen and choose from the rest.
      A cat says meow, a dog says woof. Which one purrs?`,
    ),
  ],
  body: [
    ladder(
      `Dengar lagi. Bagian tubuh mana yang disebut?
      Ulangi katanya sambil menyentuh bagian itu di tubuhmu.
      Nose itu hidung. Sentuh, lalu hitung: kamu punya berapa?`,
      `Listen once more. Which part of the body is it?
      Say the word and touch that part of your own body.
      Touch your nose, then count. How many have you got?`,
    ),
    ladder(
      `Bagian apa yang diminta, dan berapa banyak?
      Dengarkan bilangannya dulu, lalu namanya. Kerjakan satu-satu.
      Eyes itu mata, hands itu tangan. Kalau diminta hands, apa yang kamu lambaikan?`,
      `Which part is wanted, and how many?
      Listen for the number first, then the name. Do one after the other.
      Eyes see and hands wave. If I ask for hands, what do you hold up?`,
    ),
  ],
  food: [
    ladder(
      `Dengar lagi. Makanan apa yang diminta?
      Ulangi namanya dalam hati. Bayangkan makanannya di piringmu.
      Milk itu susu, rice itu nasi. Mana yang diminum?`,
      `Listen once more. Which food is wanted?
      Say its name in your head. Picture it on your plate.
      Milk or rice: which one do you drink?`,
    ),
    ladder(
      `Semua yang diminta sudah kamu ambil?
      Dengarkan sampai habis. Sebut lagi satu-satu sambil mengangkat jari.
      Egg itu telur, cake itu kue. Kalau aku minta egg, apa yang kamu ambil?`,
      `Have you taken all that is wanted?
      Listen to the end. Say them again, with one finger for each.
      An egg or a cake: which one comes from a hen?`,
    ),
  ],
};
