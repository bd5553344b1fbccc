/** Building and reading first words and sentences. From four years on: nothing small. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const words: HomeActivities = {
  'build-words': [
    {
      id: 'build-words-syllable-slips',
      title: both('Kertas suku kata', 'Syllable slips'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis bo, la, bu, ku, to, pi di enam kertas. Gambar bola, buku, dan topi.
        Anak memilih satu gambar, bertepuk dua kali sambil menyebut suku katanya.
        Anak mencari dua kertas yang menjadi kata itu, lalu membacanya.`,
        `Write bo, la, bu, ku, to, pi on six slips. Draw a ball, a book and a hat.
        Your child picks a picture, says its Indonesian name and claps the two syllables.
        Your child finds the two slips that make the word and reads it.`,
      ),
    },
    {
      id: 'build-words-missing-half',
      title: both('Separuh kata hilang', 'Half a word is missing'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Pilih benda yang namanya dua suku kata, misalnya sapu.
        Tulis suku kata pertamanya, "sa", lalu tiga pilihan untuk sambungannya: pu, mi, to.
        Anak memasang yang cocok dengan bendanya, lalu membaca katanya.`,
        `Choose a thing with a name of two syllables, such as sapu (a broom).
        Write its first syllable, "sa", and three endings to choose from: pu, mi, to.
        Your child adds the one that fits the thing and reads the word.`,
      ),
    },
  ],
  'read-words': [
    {
      id: 'read-words-house-labels',
      title: both('Menamai isi rumah', 'Labels for the house'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Tulis nama benda dengan huruf kecil: meja, buku, topi, sapu, pintu.
        Anak membaca satu kertas dalam hati, lalu menaruhnya di benda itu.
        Keliling bersama dan baca semuanya dengan suara.`,
        `Write names of things in small letters: meja, buku, topi, sapu, pintu.
        Your child reads a slip silently and puts it on the thing.
        Walk around together and read them all aloud.`,
      ),
    },
    {
      id: 'read-words-three-pictures',
      title: both('Satu kata, tiga gambar', 'One word, three pictures'),
      things: ['paper', 'crayons'],
      steps: lines(
        `Gambar tiga benda yang namanya mirip, misalnya bola, bolu, dan batu.
        Tulis salah satu namanya. Anak membaca dalam hati, lalu menunjuk gambarnya.
        Gantian: anak yang menulis, Anda yang menunjuk.`,
        `Draw three things with names that look alike, such as bola, bolu and batu.
        Write one of the names. Your child reads it silently and points at the picture.
        Swap: your child writes and you point.`,
      ),
    },
  ],
  'read-lines': [
    {
      id: 'read-lines-secret-orders',
      title: both('Surat tugas', 'A note with a task'),
      things: ['paper', 'pencil'],
      steps: lines(
        `Tulis kalimat pendek di kertas, misalnya, "Bawa buku ke meja."
        Anak membaca dalam hati, lalu melakukannya tanpa bicara.
        Anda menebak isi suratnya. Lalu anak menulis atau menyebut tugas untuk Anda.`,
        `Write a short Indonesian sentence, such as, "Bawa buku ke meja."
        Your child reads it silently and does it without a word.
        You guess what the note says. Then your child thinks of a task for you.`,
      ),
    },
    {
      id: 'read-lines-treasure',
      title: both('Berburu harta di kamar', 'A treasure hunt at home'),
      things: ['paper', 'pencil', 'toys', 'pillow'],
      steps: lines(
        `Sembunyikan satu mainan. Tulis dua petunjuk, misalnya, "Lihat di bawah bantal."
        Anak membaca petunjuk pertama dan menemukan petunjuk kedua di sana.
        Petunjuk kedua membawa ke mainannya. Baca keduanya sekali lagi bersama.`,
        `Hide a toy. Write two clues in Indonesian, such as, "Lihat di bawah bantal."
        Your child reads the first clue and finds the second one there.
        The second leads to the toy. Read both once more together.`,
      ),
    },
  ],
};
