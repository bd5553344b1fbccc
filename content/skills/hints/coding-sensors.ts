/** Loops of several steps, loops until the end, sensors and two ways. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const codingSensors: HintLadders = {
  'loop-body': [
    ladder(
      `Bagian mana dari polanya yang muncul lagi dan lagi?
      Isi pengulangan adalah bagian yang sama itu, dari awal sampai mulai lagi.
      Tepuk meja, tepuk paha, tepuk meja, tepuk paha. Bagian mana yang diulang?`,
      `Which part of the pattern comes again and again?
      The loop holds that part, from its start until it starts again.
      Tap the table, tap your knee, table, knee. Which part is repeated?`,
    ),
    ladder(
      `Apa saja yang sudah terjadi setelah satu putaran?
      Setiap putaran harus berakhir di tempat putaran berikutnya bisa mulai.
      Jalan di ubin lantai dengan pola yang tetap. Di ubin mana polanya mulai lagi?`,
      `What has been done after a single round?
      Each round must end where the next one can begin.
      Walk over floor tiles in a steady pattern. On which tile does it start again?`,
    ),
  ],
  'loop-until': [
    ladder(
      `Apakah kedua sawah sama panjang?
      Hitungan hanya cocok untuk satu panjang. Syarat berhenti cocok untuk semua.
      Ambil sendok dari laci sampai habis. Perlukah kamu tahu banyaknya dulu?`,
      `Are both fields the same length?
      A count fits only one length. A rule for stopping fits them all.
      Take spoons from a drawer until it is empty. Do you need to know how many there are?`,
    ),
    ladder(
      `Kapan drone harus berhenti?
      Yang diulang tetap sama. Yang berubah hanya kapan selesai.
      Lipat baju sampai tumpukannya habis. Apa tanda untuk berhenti?`,
      `When must the drone stop?
      What is repeated stays the same. Only the end of it changes.
      Fold clothes until the pile is gone. What tells you to stop?`,
    ),
  ],
  'trace-program': [
    ladder(
      `Di petak mana drone setelah langkah pertama?
      Taruh jari di awal dan jalankan ubin satu per satu. Jangan loncat.
      Tulis nomor petak setiap kali jarimu bergerak. Apa yang terakhir kamu tulis?`,
      `Where is the drone after the very first step?
      Put a finger at the start and run the tiles one at a time. Skip none.
      Write down the place each time your finger moves. What did you write last?`,
    ),
    ladder(
      `Apa yang terjadi di putaran terakhir?
      Temukan dulu di mana putaran terakhir mulai. Lalu jalankan sekali saja.
      Putar lagu pendek beberapa kali. Di bagian mana lagunya berhenti?`,
      `What happens in the last round?
      First find where the last round begins. Then run it only once.
      Sing a short song a few times over. At which part does it stop?`,
    ),
  ],
  'if-sensor': [
    ladder(
      `Apakah semua petak butuh hal yang sama?
      Sensor melihat dulu, baru bertindak. Tanpa sensor drone bertindak di mana saja.
      Ambil hanya baju yang kering dari jemuran. Apa yang kamu periksa tiap kali?`,
      `Do all squares need the same thing?
      A sensor looks first, then acts. Without one the drone acts everywhere.
      Take only the dry clothes off the line. What do you check each time?`,
    ),
    ladder(
      `Apa yang berubah di sawah kedua?
      Cari ubin yang tetap benar walau petaknya berubah.
      Payung dibuka hanya kalau turun air. Bagaimana aturan itu berlaku di hari terang?`,
      `What has changed in the second field?
      Look for a tile that stays right when the squares change.
      An umbrella opens only when it pours. How does that rule work on a bright day?`,
    ),
  ],
  'if-else': [
    ladder(
      `Apa yang terjadi kalau yang ditanyakan tidak benar?
      Jika punya tindakan untuk ya, dan tindakan lain untuk tidak.
      Pisahkan kaus kaki: putih ke kiri, yang lain ke kanan. Ke mana yang bergaris?`,
      `What happens when that is not so?
      An if has an action for yes and another for no.
      Sort socks: white to one side, all others to the other. Where do striped ones go?`,
    ),
    ladder(
      `Adakah yang tidak butuh apa-apa?
      Kalau setiap kali butuh salah satu tindakan, satu pertanyaan sudah cukup.
      Bagi kartu merah dan hitam ke dalam kotak. Berapa pertanyaan yang kamu perlukan?`,
      `Is there a turn that needs nothing?
      When every turn needs one of the actions, one question is enough.
      Sort red and black cards into boxes. How many questions do you need?`,
    ),
  ],
  'fix-sensor': [
    ladder(
      `Di petak mana drone mulai keliru?
      Terbangkan di kepala sampai kekeliruan pertama. Ubin di sana yang dicurigai.
      Ceritakan resep dengan satu langkah tertukar. Di langkah mana terasa aneh?`,
      `On which square does the drone first go off course?
      Fly it in your head until the first mistake. Suspect the tile at work there.
      Tell a recipe with one step swapped. At which step does it sound odd?`,
    ),
    ladder(
      `Apa yang seharusnya terjadi di sana?
      Bandingkan yang terjadi dengan yang dibutuhkan petak. Ubah satu ubin saja, lalu coba.
      Pakai sepatu di kaki yang tertukar. Apa yang kamu ubah, dan apa yang tetap?`,
      `What should have happened there?
      Compare what happened with what the square needs. Change one tile only, then try.
      Put each shoe on the other foot. What do you change, and what stays?`,
    ),
  ],
};
