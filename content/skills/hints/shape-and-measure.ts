/** Patterns, shapes, measures and time. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const shapeAndMeasure: HintLadders = {
  patterns: [
    ladder(
      `Sebut semuanya dari depan. Apa yang terdengar berulang?
      Cari bagian yang terus berulang. Lalu, sekarang giliran apa?
      Tepuk, entak, tepuk, entak, tepuk. Sekarang giliran apa?`,
      `Say them all from the start. What do you hear again and again?
      Find the part that keeps coming back. So whose turn is it now?
      Clap, stamp, clap, stamp, clap. What comes now?`,
    ),
    ladder(
      `Lihat tetangga tempat yang kosong. Ada apa di sana?
      Cari tempat lain dengan tetangga yang sama. Di sana ada apa?
      Garpu, sendok, garpu, kosong, garpu. Apa yang selalu di antara garpu?`,
      `Look at the neighbours of the gap. What is there?
      Look for another place with the same neighbours. What is there?
      Fork, spoon, fork, gap, fork. What is always between the forks?`,
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
      Telusuri tepi bukumu sampai kembali ke awal. Berapa kali jarimu berbelok?`,
      `Is its edge straight or round?
      Follow the edge with a finger. Every sharp turn is one corner.
      Run a finger around your book, back to the start. How often did it turn?`,
    ),
  ],
  measure: [
    ladder(
      `Yang dilihat panjangnya atau beratnya?
      Untuk panjang, mulai dari ujung yang sama. Untuk berat, lihat sisi mana yang turun.
      Luruskan sendok dan garpu di satu ujung. Ujung mana yang lebih jauh?`,
      `Is it about how long or how heavy?
      For length, start at the same end. For weight, see which side goes down.
      Line up a spoon and a fork at one end. Whose other end reaches further?`,
    ),
    ladder(
      `Apa yang kamu bandingkan, dan dengan apa?
      Luruskan pangkalnya, atau bayangkan keduanya di tanganmu. Baru bandingkan.
      Pegang sendok di satu tangan dan bantal di tangan lain. Tangan mana yang lebih capek?`,
      `What do you compare, and with what?
      Line up where they start, or imagine both in your hands. Then compare.
      Hold a spoon in one hand and a pillow in the other. Which hand gets tired first?`,
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
      Ingat urutan harimu, dari bangun sampai tidur lagi. Jarum pendek ikut maju pelan-pelan.
      Cari jam di dinding. Jarum mana yang bergerak lebih lambat?`,
      `What do you usually do at that time?
      Think through your day, from getting up to bedtime. The short hand moves on with it.
      Look for a clock at home. Which hand moves more slowly?`,
    ),
  ],
};
