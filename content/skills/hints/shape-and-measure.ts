/** Patterns, shapes, measures and time. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const shapeAndMeasure: HintLadders = {
  patterns: [
    ladder(
      `Sebut semuanya dari depan. Apa yang terdengar berulang?
      Cari bagian yang terus berulang. Lalu, sekarang giliran apa?
      Tepuk, hentak, tepuk, hentak, tepuk. Sekarang giliran apa?`,
      `Say them all from the start. What do you hear again and again?
      Find the part that keeps coming back. So whose turn is it now?
      Clap, stamp, clap, stamp, clap. What comes now?`,
    ),
    ladder(
      `Lihat tetangga tempat yang kosong. Ada apa di sana?
      Cari tempat lain dengan tetangga yang sama. Di sana ada apa?
      Kucing, ikan, kucing, kosong, kucing. Siapa yang selalu di antara kucing?`,
      `Look at the neighbours of the gap. What is there?
      Look for another place with the same neighbours. What is there?
      Cat, fish, cat, gap, cat. Who is always between the cats?`,
    ),
  ],
  shapes: [
    ladder(
      `Ada berapa sudut pada bentuk yang dicari?
      Hitung sudutnya. Lalu lihat sisinya: sama panjang semua atau tidak?
      Ubin dan pintu punya sudut sama banyak. Mana yang semua sisinya sama panjang?`,
      `How many corners has the shape that you need?
      Count the corners. Then look at the sides: are they all the same length?
      A tile and a door have as many corners. Which has all sides the same?`,
    ),
    ladder(
      `Tepinya lurus atau melengkung?
      Telusuri tepinya dengan jari. Setiap belokan tajam itu satu sudut.
      Gambar segitiga di udara sampai kembali ke awal. Berapa kali jarimu berbelok?`,
      `Is its edge straight or round?
      Follow the edge with a finger. Every sharp turn is one corner.
      Draw a triangle in the air, back to the start. How often did your finger turn?`,
    ),
  ],
  measure: [
    ladder(
      `Yang dilihat panjangnya atau beratnya?
      Untuk panjang, mulai dari ujung yang sama. Untuk berat, lihat sisi mana yang turun.
      Luruskan sendok dan garpu di satu ujung. Ujung lain siapa yang lebih jauh?`,
      `Is it about how long or how heavy?
      For length, start at the same end. For weight, see which side goes down.
      Line up a spoon and a fork at one end. Whose other end reaches further?`,
    ),
    ladder(
      `Apa yang kamu bandingkan, dan dengan apa?
      Luruskan pangkalnya, atau bayangkan keduanya di tanganmu. Baru bandingkan.
      Pegang buku di satu tangan dan pensil di tangan lain. Tangan mana yang turun?`,
      `What do you compare, and with what?
      Line up where they start, or imagine both in your hands. Then compare.
      Hold a book in one hand and a pencil in the other. Which hand goes down?`,
    ),
  ],
  time: [
    ladder(
      `Lihat jam atau langitnya lagi. Apa yang kamu lihat di sana?
      Di jam, jarum pendek menunjuk jamnya. Di langit, cari matahari atau bulan.
      Jarum panjang lurus ke atas. Angka berapa yang ditunjuk jarum pendek?`,
      `Look at the clock or the sky again. What do you see there?
      On a clock, the short hand shows the hour. In the sky, look for sun or moon.
      The long hand points straight up. Which number does the short hand show?`,
    ),
    ladder(
      `Biasanya kamu sedang apa di waktu itu?
      Ingat urutannya: pagi, siang, sore, malam. Tiap jam, jarum pendek maju satu angka.
      Jarum pendek di angka satu. Sejam lagi, jarum itu menunjuk ke mana?`,
      `What do you usually do at that time?
      Think of the order: morning, noon, afternoon, night. Each hour moves the short hand on by one.
      The short hand is at one. An hour later, where does it point?`,
    ),
  ],
};
