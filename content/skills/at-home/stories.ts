/** Reading a story and knowing what it says. */
import { lines } from '../lines.ts';
import { both } from '../skill.ts';
import type { HomeActivities } from './home-activity.ts';

export const stories: HomeActivities = {
  'understand-stories': [
    {
      id: 'understand-stories-hot-seat',
      title: both('Wawancara tokoh', 'Interview with a character'),
      things: ['book'],
      steps: lines(
        `Anak membaca satu cerita pendek dalam hati.
        Lalu ia menjadi tokohnya, dan Anda bertanya: "Mengapa tadi kamu lari?"
        Kalau ia ragu, cari jawabannya bersama di halaman buku.`,
        `Your child reads a short story silently.
        Then they play its hero, and you ask: "Why did you run away?"
        If they are not sure, look for the answer in the book together.`,
      ),
    },
    {
      id: 'understand-stories-three-drawings',
      title: both('Tiga gambar', 'Three drawings'),
      things: ['book', 'paper', 'crayons'],
      steps: lines(
        `Anak membaca satu cerita sampai selesai.
        Lipat kertas jadi tiga. Anak menggambar awal, tengah, dan akhir ceritanya.
        Anak menceritakannya lagi kepada Anda dengan ketiga gambar itu.`,
        `Your child reads a story to its end.
        Fold a sheet in three. Your child draws its beginning, middle and end.
        With the three drawings your child tells you the story again.`,
      ),
    },
  ],
};
