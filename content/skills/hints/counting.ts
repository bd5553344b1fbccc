/** Seeing how many, taking exactly as many, and which is more: numbers to 10. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const counting: HintLadders = {
  'count-3': [
    ladder(
      `Sudah kamu sentuh semuanya?
      Sentuh satu-satu, jangan ada yang terlewat. Angka yang terakhir itu banyaknya.
      Sentuh hidungmu, lalu dagumu. Ada berapa yang kamu sentuh?`,
      `Have you touched them all?
      Touch each one, and miss none. The last number is how many.
      Touch your nose, then your chin. How many did you touch?`,
    ),
    ladder(
      `Berapa yang diminta? Dengarkan sekali lagi, ya?
      Taruh satu, sebut angkanya, lalu taruh lagi. Berhenti kalau sudah sebanyak itu.
      Tepuk sekali, lalu sekali lagi. Berapa kali kamu bertepuk?`,
      `How many do you need? Shall we listen once more?
      Put one, say its number, and put another. Stop when there are that many.
      Clap once, then once again. How many times did you clap?`,
    ),
  ],
  'see-5': [
    ladder(
      `Coba lihat lagi. Apa semuanya sudah kamu hitung?
      Sentuh satu-satu sambil menghitung. Angka terakhir yang kamu sebut itu banyaknya.
      Angkat dua jari, lalu satu jari lagi. Sentuh satu-satu: berapa jarimu?`,
      `Look again. Have you counted every one?
      Touch each one as you count. The last number you say is how many.
      Hold up two fingers, then one more. Touch each one: how many fingers?`,
    ),
    ladder(
      `Tadi kamu mulai menghitung dari mana?
      Mulai dari satu ujung, jalan ke ujung lain. Yang sudah dihitung tidak dihitung lagi.
      Hitung matamu, lalu hidungmu. Ada berapa semuanya?`,
      `Where did you start counting?
      Start at one end and go to the other. Count each one only once.
      Count your eyes, then your nose. How many is that?`,
    ),
  ],
  'give-5': [
    ladder(
      `Dengar lagi, yuk. Berapa yang diminta?
      Ambil satu, sebut satu angka. Berhenti di angka yang diminta.
      Coba tepuk dua kali saja. Sebut angkanya di tiap tepukan, lalu berhenti.`,
      `Listen once more. How many do you need?
      Take one, say one number. Stop at the number that you need.
      Try to clap just twice. Say the number with each clap, then stop.`,
    ),
    ladder(
      `Hitung lagi yang sudah kamu ambil. Kurang, pas, atau lebih?
      Kalau kurang, tambah satu, lalu hitung lagi. Kalau lebih, kembalikan satu.
      Angkat dua jari sambil menghitung. Sekarang angkat satu lagi: jadi berapa?`,
      `Count what you have taken. Too few, just right or too many?
      If there are too few, add one and count again. If too many, put one back.
      Hold up two fingers, counting. Now hold up one more: how many is that?`,
    ),
  ],
  'see-10': [
    ladder(
      `Lihat lagi. Ada kelompok yang langsung kamu kenal?
      Mulai dari kelompok itu, lalu teruskan menghitung sisanya.
      Satu tangan penuh itu lima jari. Angkat satu jari lagi: lima, lalu berapa?`,
      `Look again. Is there a group that you know at once?
      Start with that group, then count on with the rest.
      One whole hand is five fingers. Hold up one more: five, and then?`,
    ),
    ladder(
      `Mana yang sudah kamu hitung, dan mana yang belum?
      Hitung baris demi baris. Tunjuk tiap benda sekali saja.
      Tepuk empat kali sambil menghitung. Lalu tepuk sekali lagi: sudah berapa?`,
      `Which ones have you counted, and which not yet?
      Count row by row. Point at each thing only once.
      Clap four times, counting. Then clap once more: how many claps now?`,
    ),
  ],
  'give-10': [
    ladder(
      `Berapa yang diminta, dan berapa yang sudah ada?
      Teruskan menghitung dari yang sudah ada. Berhenti tepat di angka yang diminta.
      Angkat lima jari. Mau jadi enam: angkat dan hitung satu-satu, lalu berhenti.`,
      `How many do you need, and how many are there?
      Count on from those that are there. Stop right at the number that you need.
      Hold up five fingers. To make six, lift and count one by one, then stop.`,
    ),
    ladder(
      `Hitung lagi yang sudah kamu ambil. Kurang atau lebih?
      Bandingkan dengan yang diminta. Tambah atau kembalikan satu, lalu hitung lagi.
      Lompat tiga kali sambil menghitung. Lalu dua lompatan lagi: jadi berapa?`,
      `Count what you have taken. Too few or too many?
      Compare it with what you need. Add one or put one back, then count again.
      Jump three times, counting. Then two more jumps: how many is that?`,
    ),
  ],
  'compare-10': [
    ladder(
      `Kalau dipasangkan satu-satu, mana yang masih bersisa?
      Pasangkan satu dari sini dengan satu dari sana. Yang bersisa lebih banyak.
      Tiga jari kiri, dua jari kanan. Tempelkan ujungnya: tangan mana yang bersisa?`,
      `If you pair them one by one, which has some left over?
      Pair one from here with one from there. The side with some left has more.
      Three fingers left, two fingers right. Put the tips together: which hand has one over?`,
    ),
    ladder(
      `Kalau kamu menghitung, mana yang disebut lebih dulu?
      Saat menghitung, angka yang disebut belakangan itu lebih besar.
      Hitung: satu, dua, tiga. Mana yang disebut belakangan, satu atau tiga?`,
      `When you count, which of them comes first?
      When you count, the number that comes later is greater.
      Count: one, two, three. Which comes later, one or three?`,
    ),
  ],
};
