import type { Plot } from '../plot.ts';

export const sound: Plot = {
  wish: {
    id: [
      'Suatu siang {name} mendengar bunyi “{prop}”.',
      'Ia ingin tahu dari mana bunyi itu datang.',
    ],
    en: ['One day {name} heard a sound like “{prop}”.', '{He} wanted to know where it came from.'],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi tidak ada yang tahu bunyi apa itu.', '{pal} pun hanya menggeleng.'],
        en: ['But nobody knew what it was.', 'Even {pal} had no idea.'],
      },
      ways: [
        {
          id: [
            '{name} dan {pal} mengikuti bunyi itu pelan-pelan.',
            'Ternyata sebuah telur kecil sedang menetas.',
            'Bayi penyu keluar dan mengedipkan mata.',
          ],
          en: [
            '{name} and {pal} followed the sound very quietly.',
            'It was a little egg that was just hatching.',
            'A baby turtle came out and blinked at them.',
          ],
        },
        {
          id: [
            '{name} dan {pal} mengikuti bunyi itu sampai ke sebuah rumah kecil.',
            'Ternyata Pak Kepiting sedang memperbaiki pintunya.',
            'Mereka membantu memegang papan sampai pintu itu selesai.',
          ],
          en: [
            '{name} and {pal} followed the sound to a little house.',
            'It was old Mr Crab, who was mending his door.',
            'They helped him until the door was done.',
          ],
        },
      ],
    },
    {
      happens: {
        id: ['Karena bunyi itu, {pal} tidak bisa tidur siang.', '{pal} sudah menguap lima kali.'],
        en: ['Because of it, {pal} could not take a nap.', '{pal} had yawned five times already.'],
      },
      ways: [
        {
          id: [
            '{name} mencari dan menemukan lonceng kecil yang tersangkut.',
            '{name} melepaskannya, lalu semuanya jadi hening.',
            'Lonceng itu disimpan untuk hari ulang tahun.',
          ],
          en: [
            '{name} searched and found a small bell that was stuck.',
            '{name} took it down, and the sound stopped.',
            'They kept the bell for birthdays.',
          ],
        },
        {
          id: [
            '{name} mencari dan menemukan kotak musik tua yang terbuka.',
            '{name} menutupnya, lalu semuanya jadi hening.',
            'Sesudah bangun, {pal} minta kotak itu dibuka lagi.',
          ],
          en: [
            '{name} searched and found an old music box that stood open.',
            '{name} shut the lid, and the sound stopped.',
            'After the nap, {pal} asked to hear it again.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Sekarang {name} tahu rahasia bunyi “{prop}” itu.',
    en: 'Now {name} knew what went “{prop}”.',
  },
  props: [
    { id: 'tik-tik-tik', en: 'tick-tick-tick' },
    { id: 'tuk-tuk-tuk', en: 'tap-tap-tap' },
    { id: 'ting-ting-ting', en: 'ting-ting-ting' },
  ],
};
