/** Commands, their order, plans and mistakes in them, without a computer. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const codingSteps: HomeActivities = {
  commands: [
    {
      id: 'commands-robot-parent',
      title: both('Anda jadi robot', 'You are the robot'),
      things: ['toys'],
      steps: lines(
        `Taruh mainan di ujung ruangan. Anda menjadi robot yang hanya mengerti maju, kiri, dan kanan.
        Anak memberi satu perintah, Anda melangkah sekali, lalu menunggu perintah berikutnya.
        Kalau perintahnya kurang jelas, diam dan katakan, "Bip, ke arah mana?"`,
        `Put a toy at the end of the room. You are a robot that knows only forward, left and right.
        Your child gives one command, you take one step and wait for the next.
        If a command is not clear, stand still and say, "Beep, which way?"`,
      ),
    },
    {
      id: 'commands-two-toys-meet',
      title: both('Dua mainan bertemu', 'Two toys meet'),
      things: ['toys', 'paper', 'pencil'],
      steps: lines(
        `Gambar papan empat kali empat kotak di kertas. Taruh dua mainan kecil di dua kotak.
        Tanyakan, "Panah mana yang mendekatkan mereka?" Anak menunjuk arahnya.
        Geser mainannya satu kotak, lalu tanyakan lagi sampai keduanya bertemu.`,
        `Draw a board of four by four squares on paper. Put two toys on two squares.
        Ask, "Which one arrow brings them closer?" Your child points the way.
        Move one square and ask again until the two meet.`,
      ),
    },
  ],
  sequence: [
    {
      id: 'sequence-arrow-slips',
      title: both('Jalan dari kertas panah', 'A path of arrow slips'),
      things: ['paper', 'pencil', 'toys'],
      steps: lines(
        `Gambar delapan panah di kertas kecil, lalu tentukan tempat mulai dan tujuan di lantai ubin.
        Anak menjajarkan semua panahnya dulu, dengan dua belokan.
        Jalankan boneka panah demi panah. Sudah sampai? Kalau belum, tukar urutannya.`,
        `Draw eight arrows on slips, and choose a start and a goal on the floor tiles.
        Your child lays all the arrows in a row first, with two turns.
        Walk a doll arrow by arrow. Is it there? If not, change the order.`,
      ),
    },
    {
      id: 'sequence-brush-teeth',
      title: both('Urutan sikat gigi', 'Brushing teeth in order'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar bersama empat langkah sikat gigi, masing-masing di satu kertas, lalu acak.
        Anak menyusun urutannya. Anda memperagakan persis seperti susunannya.
        Tukar dua gambar dan peragakan lagi. Apa yang jadi lucu?`,
        `Draw four steps of brushing teeth together, each on its own sheet, and mix them.
        Your child puts them in order. You act them out exactly as they lie.
        Swap two pictures and act again. What is funny now?`,
      ),
    },
  ],
  plan: [
    {
      id: 'plan-two-stops',
      title: both('Ambil dulu, baru pulang', 'Fetch first, then home'),
      things: ['socks', 'chair', 'paper', 'pencil'],
      steps: lines(
        `Taruh kaus kaki di lantai dan sebuah kursi di tengah. "Rumah"-nya di sudut lain.
        Anak menyebut atau menggambar seluruh jalannya: ambil kaus kaki, memutari kursi, pulang.
        Baru setelah itu berjalan, tepat seperti rencananya. Adakah yang perlu diubah?`,
        `Put a sock on the floor and a chair in the middle. "Home" is in another corner.
        Your child says or draws the whole way: fetch the sock, go around the chair, come home.
        Only then walk, exactly as planned. Is there something to change?`,
      ),
    },
    {
      id: 'plan-pack-the-bag',
      title: both('Rencana sebelum berkemas', 'A plan before packing'),
      things: ['bag', 'bottles', 'book', 'laundry'],
      steps: lines(
        `Bayangkan kalian pergi ke rumah nenek. Anak menyebut semua yang akan dibawa, dari awal sampai akhir.
        Tanyakan, "Apa yang masuk tas dulu, apa yang paling atas?"
        Sekarang kemasi tasnya menurut rencana itu. Muat semuanya?`,
        `Pretend you are going to see Grandma. Your child names all you will take, first to last.
        Ask, "What goes into the bag first, and what on top?"
        Now pack the bag by that plan. Does it all fit?`,
      ),
    },
  ],
  debug: [
    {
      id: 'debug-silly-recipe',
      title: both('Resep yang keliru', 'A recipe with a bug'),
      things: ['cups', 'spoons'],
      steps: lines(
        `Ceritakan cara membuat teh manis dengan satu langkah keliru, misalnya, "Aduk dengan kaus kaki."
        Anak mendengarkan langkah demi langkah dan berseru "Bip!" di tempat yang keliru.
        Anak mengganti langkah itu saja, lalu ceritakan lagi dari awal.`,
        `Tell how to make sweet tea with one mistaken step, such as, "Stir it with a sock."
        Your child listens step by step and calls "Beep!" where the bug is.
        Your child changes only that step, and you tell it again from the start.`,
      ),
    },
    {
      id: 'debug-one-arrow',
      title: both('Satu panah yang keliru', 'One arrow is off'),
      things: ['paper', 'pencil', 'toys'],
      steps: lines(
        `Susun lima kertas panah ke tujuan di lantai ubin, tetapi balik satu panah diam-diam.
        Anak menjalankan boneka panah demi panah dan mengamati di mana mulai menyimpang.
        Anak mengganti satu panah itu, lalu mencoba lagi dari awal.`,
        `Lay five arrow slips towards a goal on the floor tiles, but turn one around in secret.
        Your child walks a doll arrow by arrow and watches where it leaves the way.
        Your child changes that one arrow and tries again from the start.`,
      ),
    },
  ],
};
