/** Joining and parting numbers to 20. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const adding: HintLadders = {
  'bonds-5': [
    ladder(
      `Sudah ada berapa, dan mau jadi berapa?
      Teruskan menghitung dari yang sudah ada. Angkat satu jari untuk tiap angka baru.
      Ada satu, mau jadi tiga. Sebut dua, tiga: berapa jari yang naik?`,
      `How many are there, and how many should there be?
      Count on from what is there. Put up one finger for each new number.
      There is one, and you want three. Say two, three: how many fingers went up?`,
    ),
    ladder(
      `Kalau digabung, kurang, pas, atau lebih?
      Tunjukkan semuanya dengan jari, lalu lipat yang sudah ada. Lihat yang masih tegak.
      Angkat tiga jari, lalu lipat satu. Berapa yang masih tegak?`,
      `Put together, is it too few, just right or too many?
      Show the whole on your fingers, then fold what is there. See which are still up.
      Hold up three fingers, then fold one. How many are still up?`,
    ),
  ],
  'bonds-10': [
    ladder(
      `Sudah ada berapa, dan masih perlu berapa lagi?
      Hitung maju dari yang sudah ada sampai jumlah yang dicari. Jarimu menghitung langkahnya.
      Dari empat ke enam: sebut lima, enam. Berapa langkah itu?`,
      `How many are there, and how many more do you need?
      Count on from what is there to the whole. Your fingers count the steps.
      From four to six: say five, six. How many steps is that?`,
    ),
    ladder(
      `Kalau digabung, jumlahnya kurang atau lebih?
      Kalau satu bagian bertambah satu, bagian lain berkurang satu. Jumlahnya tetap.
      Lima dan satu jadi enam. Kalau limanya jadi empat, satunya jadi berapa?`,
      `Put together, is it too few or too many?
      If one part grows by one, the other part shrinks by one. The whole stays.
      Five and one make six. If the five becomes four, what must the one become?`,
    ),
  ],
  'bonds-20': [
    ladder(
      `Yang sudah ada, sampai sepuluh atau belum?
      Genapkan jadi sepuluh dulu. Lalu lihat masih perlu berapa lagi.
      Ada sembilan, mau jadi dua belas. Satu lagi jadi sepuluh, lalu masih berapa?`,
      `What is there: does it reach ten yet?
      Fill up ten first. Then see how many more you need.
      There are nine, and you want twelve. One more makes ten, then how many?`,
    ),
    ladder(
      `Kalau digabung, jumlahnya kurang, pas, atau lebih?
      Pisahkan belasan jadi sepuluh dan satuannya. Lalu lihat satuannya saja.
      Sepuluh dan dua itu dua belas. Supaya jadi tiga belas, perlu berapa lagi?`,
      `Put together, is it too few, just right or too many?
      Split a teen number into ten and ones. Then look only at the ones.
      Ten and two is twelve. How many more to make thirteen?`,
    ),
  ],
  teens: [
    ladder(
      `Di mana sepuluhnya, dan berapa lebihnya?
      Lihat kelompok sepuluh dulu. Lalu teruskan menghitung dari sana.
      Sepuluh jari dan satu hidung. Mulai dari sepuluh, lalu sebut satu angka lagi.`,
      `Where is the ten, and how many more are there?
      Look at the group of ten first. Then count on from there.
      Ten fingers and one nose. Start at ten and say one more number.`,
    ),
    ladder(
      `Lihat angkanya. Mana sepuluhnya, dan mana satuannya?
      Angka di depan berarti sepuluh. Angka di belakang berarti berapa lagi.
      Sebelas itu sepuluh dan satu. Kalau dua belas, sepuluh dan berapa?`,
      `Look at the digits. Which is the ten, and which are the ones?
      The digit in front means ten. The digit behind says how many more.
      Eleven is ten and one. So twelve is ten and how many?`,
    ),
  ],
  'add-20': [
    ladder(
      `Mana bilangan yang lebih besar?
      Mulai dari yang lebih besar, lalu hitung maju sebanyak yang lain.
      Empat tambah dua: mulai dari empat, lalu sebut dua angka lagi. Sampai di mana?`,
      `Which number is greater?
      Start at the greater one and count on as many as the other.
      Four and two: start at four and say two more numbers. Where do you get?`,
    ),
    ladder(
      `Menurutmu hasilnya lewat sepuluh atau tidak?
      Genapkan jadi sepuluh dulu, lalu tambahkan sisanya.
      Sembilan tambah dua: satu dulu, jadi sepuluh. Masih ada satu: jadi berapa?`,
      `Do you think it goes past ten, or not?
      Fill up ten first, then add what is left.
      Nine and two: first one, to make ten. One is left: how many is that?`,
    ),
  ],
  'subtract-20': [
    ladder(
      `Mula-mula ada berapa, dan berapa yang diambil?
      Mulai dari bilangan awal, lalu hitung mundur sebanyak yang diambil.
      Lima kurang dua: mulai dari lima, lalu mundur dua angka. Sampai di mana?`,
      `How many were there, and how many go away?
      Start at the first number and count back as many as go away.
      Five take away two: start at five and go back two numbers. Where do you get?`,
    ),
    ladder(
      `Nanti sisanya lebih banyak atau lebih sedikit dari semula?
      Mundur sampai sepuluh dulu. Lalu ambil yang masih harus diambil.
      Sebelas kurang dua: satu dulu, sampai sepuluh. Masih satu lagi: sisa berapa?`,
      `Will there be more or fewer than at first?
      Go back to ten first. Then take what is still to be taken.
      Eleven take away two: first one, back to ten. One more: how many are left?`,
    ),
  ],
};
