/** Scale, places on a chart, composed shapes, units, averages and volume. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const shipyard: HintLadders = {
  'ship-scale': [
    ladder(
      `Ukuran mana yang ada di model, dan mana yang ada di kapal?
      Cari dulu arti satu langkah kecil di model. Lalu ulangi langkah itu.
      Gambar meja di kertas dengan langkah kecil. Berapa kali langkahmu muat di meja?`,
      `Which size belongs to the model, and which to the ship?
      First find what a single small step of the model means. Then repeat that step.
      Draw a table on paper in small steps. How many of your steps fit the table?`,
    ),
    ladder(
      `Perahu baru itu berapa kali lebih panjang?
      Bentuk yang sama membesar dengan kali, bukan dengan tambah.
      Gambar persegi panjang, lalu besarkan kedua sisinya. Apakah bentuknya masih sama?`,
      `How many times as long is the new boat?
      The same shape grows by multiplying, not by adding.
      Draw a rectangle and make both its sides grow. Is its shape still the same?`,
    ),
  ],
  quadrants: [
    ladder(
      `Angka mana yang ke samping, dan mana yang ke atas atau ke bawah?
      Mulai dari tempat sumbunya bersilang. Ke samping dulu.
      Berdirilah di ubin, lalu melangkah ke samping dan ke depan. Di mana kamu sekarang?`,
      `Which number goes sideways, and which up or down?
      Begin where the axes cross. Go sideways first.
      Stand on a tile, then walk sideways and ahead. Where are you now?`,
    ),
    ladder(
      `Di sisi mana dari sumbu tempat itu berada?
      Tanda minus berarti sisi kiri atau sisi bawah. Periksa arah langkahmu.
      Gambar garis dengan nol di tengah. Tunjuk bilangan minus: ke arah mana jarimu?`,
      `On which side of the axes does that place lie?
      A minus means the left side or the lower side. Check where your steps go.
      Draw a line with zero in its middle. Point to a minus number: where does your finger go?`,
    ),
  ],
  'composed-shapes': [
    ladder(
      `Yang diminta bagian dalamnya, atau garis tepinya?
      Hitung tiap bagian sendiri. Lalu pikirkan bagaimana keduanya bertemu.
      Susun buku jadi bentuk L. Hitung luas tiap buku, lalu gabungkan.`,
      `Are you asked for the inside, or for the line around it?
      Work out each piece by itself. Then think how they meet.
      Lay books in the shape of an L. Find the area of each book, then join them.`,
    ),
    ladder(
      `Bagian mana yang sudah ada, dan mana yang masih kurang?
      Garis tempat kedua bagian bertemu ada di dalam. Itu bukan tepi.
      Telusuri tepi meja dan kursi yang rapat dengan jari. Di mana jarimu tidak lewat?`,
      `Which piece is there already, and what is still missing?
      The line where both pieces meet lies inside. It is not an edge.
      Run a finger around a table with a chair pushed against it. Where does it not go?`,
    ),
  ],
  'unit-change': [
    ladder(
      `Satuan barunya lebih besar atau lebih kecil?
      Satuan yang lebih kecil butuh angka yang lebih besar.
      Ukur meja dengan jengkal, lalu dengan jari. Angka mana yang lebih besar?`,
      `Is the new unit larger or smaller?
      A smaller unit needs a larger number.
      Measure a table in hand spans, then in fingers. Which number is larger?`,
    ),
    ladder(
      `Itu panjang, luas, atau isi?
      Luas punya lebih banyak arah daripada panjang, dan isi lebih banyak lagi.
      Gambar persegi, lalu bagi tiap sisinya. Berapa kotak kecil di dalamnya?`,
      `Is it a length, an area or a volume?
      An area has more directions than a length, and a volume has even more.
      Draw a square and divide each of its sides. How many small squares are inside?`,
    ),
  ],
  'mean-catch': [
    ladder(
      `Kalau semuanya dibuat sama banyak, kira-kira berapa?
      Pindahkan dari yang tinggi ke yang rendah sampai semuanya rata.
      Ambil beberapa tumpuk kancing, lalu ratakan. Berapa di tiap tumpuk?`,
      `If all were made equal, about how many would each have?
      Move from the tall ones to the low ones until all are level.
      Take some piles of buttons and level them. How many are in each pile?`,
    ),
    ladder(
      `Sudahkah semua keranjang ikut dihitung, juga yang kosong?
      Gabungkan semuanya dulu. Lalu bagi ke semua keranjang.
      Tuang air dari beberapa gelas ke satu teko. Lalu bagi rata lagi: setinggi apa?`,
      `Have you counted all baskets, the empty ones, too?
      Put everything together first. Then share it among all baskets.
      Pour a few cups of water into a jug. Share it out again: how high is it?`,
    ),
  ],
  'box-volume': [
    ladder(
      `Berapa peti ada di satu lapis?
      Isi sebuah kotak adalah lapisan yang diulang sampai atas.
      Susun kubus gula dalam satu lapis, lalu tambah lapisan. Bagaimana jumlahnya naik?`,
      `How many crates are in a single layer?
      What a box holds is a layer, repeated up to the top.
      Lay sugar cubes in a layer, then add layers. How does the number grow?`,
    ),
    ladder(
      `Tingginya sudah diketahui. Apa yang masih dicari?
      Bagi isinya dengan tingginya. Yang tersisa adalah alasnya.
      Tumpuk beberapa buku yang sama. Kalau tingginya tetap, apa yang mengubah isinya?`,
      `The height is known. What is still to be found?
      Divide what it holds by its height. What remains is the floor.
      Pile up some equal books. If the height stays, what changes the volume?`,
    ),
  ],
};
