import type { Language } from '@nobi/contract';
import type { Way } from './story.ts';

interface StoryText {
  readonly ways: Readonly<Record<Way, string>>;
  readonly so: (answer: string) => string;
  readonly rest: (count: string, left: string) => string;
  readonly onlyRest: (left: string) => string;
  readonly clock: {
    readonly end: (from: string, by: string, until: string) => string;
    readonly stretch: (from: string, to: string, by: string) => string;
    readonly hint: Readonly<Record<'end' | 'stretch', string>>;
  };
}

/** How each kind of story is explained, before its sum. */
export const storyTexts: Readonly<Record<Language, StoryText>> = {
  id: {
    ways: {
      change: 'Mulai dari jumlah awal, lalu tambah yang datang dan kurangi yang pergi.',
      combine: 'Semuanya digabung, jadi kita tambahkan.',
      part: 'Kita tahu seluruhnya dan satu bagian. Bagian yang lain didapat dengan mengurangi.',
      compare: 'Kita membandingkan dua jumlah.',
      groups: 'Banyaknya kelompok dikali isi tiap kelompok.',
      share: 'Dibagi sama banyak.',
      fill: 'Berapa kali isi satu kelompok masuk ke dalam seluruhnya?',
      first: 'Kita hitung mundur dari yang terakhir.',
      money: 'Uangnya dikurangi yang dipakai.',
      price: 'Harga satu barang dikali banyaknya barang.',
      fraction: 'Kita cari sebagian dari seluruhnya.',
      percent: 'Persen artinya bagian dari seratus.',
      perimeter: 'Keliling adalah jumlah panjang semua sisi.',
      area: 'Luas adalah sisi kali sisi: panjang × lebar.',
      side: 'Kita cari satu sisi dengan membagi.',
      speed: 'Jarak = kecepatan × waktu.',
      average: 'Jumlahkan semua, lalu bagi dengan banyaknya angka.',
      convert: 'Kita ubah dulu satuannya.',
    },
    so: (answer) => `Jadi, jawabannya ${answer}.`,
    rest: (count, left) => `${count} sisa ${left}`,
    onlyRest: (left) => `sisanya ${left}`,
    clock: {
      end: (from, by, until) => `Mulai dari pukul ${from}, maju ${by}, sampai pukul ${until}.`,
      stretch: (from, to, by) => `Dari pukul ${from} sampai pukul ${to} lamanya ${by}.`,
      hint: {
        end: 'Bayangkan jarum jam. Maju dulu jamnya, lalu menitnya. Sampai pukul berapa?',
        stretch: 'Maju dulu sampai jam bulat, lalu hitung jam penuhnya. Berapa lama semuanya?',
      },
    },
  },
  en: {
    ways: {
      change: 'Start from the first number, add what comes and take away what goes.',
      combine: 'Everything is put together, so we add.',
      part: 'We know the whole and one part. Taking away gives the other part.',
      compare: 'We compare two amounts.',
      groups: 'The number of groups times what is in each.',
      share: 'Shared so that each has the same.',
      fill: 'How many times does one group fit into the whole?',
      first: 'We work backwards from the end.',
      money: 'The money, less what is spent.',
      price: 'The price of one times how many there are.',
      fraction: 'We look for a part of the whole.',
      percent: 'Percent means parts of a hundred.',
      perimeter: 'The perimeter is all sides added up.',
      area: 'The area is side times side: length × width.',
      side: 'We find one side by dividing.',
      speed: 'Distance = speed × time.',
      average: 'Add them all, then divide by how many there are.',
      convert: 'We change the unit first.',
    },
    so: (answer) => `So the answer is ${answer}.`,
    rest: (count, left) => `${count} remainder ${left}`,
    onlyRest: (left) => `${left} left over`,
    clock: {
      end: (from, by, until) => `Start at ${from}, go on ${by}, and you get to ${until}.`,
      stretch: (from, to, by) => `From ${from} to ${to} it takes ${by}.`,
      hint: {
        end: 'Picture the clock. Move the hours first, then the minutes. What time do you get to?',
        stretch: 'Go on to the next full hour, then count the full hours. How long is it in all?',
      },
    },
  },
};
