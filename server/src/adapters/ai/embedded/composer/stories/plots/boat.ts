import type { Plot } from '../plot.ts';

export const boat: Plot = {
  needsHands: true,
  needsWeather: true,
  wish: {
    id: ['{name} membuat perahu kecil dari {prop}.', 'Layarnya selembar daun yang lebar.'],
    en: ['{name} made a little boat out of {prop}.', 'A broad leaf was its sail.'],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi saat dicoba di air, perahunya bocor.', 'Air masuk lewat celah kecil.'],
        en: [
          'But when {he} tried it on the water, it leaked.',
          'Water came in through a small gap.',
        ],
      },
      ways: [
        {
          id: [
            '{pal} mencari getah pohon yang lengket.',
            'Mereka menutup celah itu, dan airnya tidak masuk lagi.',
            'Tangan mereka lengket sampai sore.',
          ],
          en: [
            '{pal} found some sticky sap from a tree.',
            'They closed the gap, and no more water came in.',
            'They had sticky fingers all afternoon.',
          ],
        },
        {
          id: [
            '{name} mengeringkan perahu itu dan menyumbat celahnya dengan lumut.',
            'Saat dicoba lagi, perahunya tetap kering.',
            '{pal} menaruh sebutir kacang sebagai penumpang.',
          ],
          en: [
            '{name} dried the boat and filled the gap with moss.',
            'At the next try it stayed dry.',
            '{pal} put a peanut on board as a passenger.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Tetapi perahu itu tersangkut di antara rumput air.',
          'Tempatnya terlalu jauh untuk diraih.',
        ],
        en: ['But the boat got stuck in the reeds.', 'It was too far away to reach.'],
      },
      ways: [
        {
          id: [
            '{pal} menemukan ranting yang panjang.',
            'Dengan ranting itu {name} mendorong perahunya sampai bebas.',
            'Perahu itu meluncur dengan anggun.',
          ],
          en: [
            '{pal} found a long stick.',
            '{name} used it to push the boat free.',
            'It glided away like a swan.',
          ],
        },
        {
          id: [
            '{name} memercikkan air dari pinggir.',
            'Ombak kecil dari percikan itu mendorong perahunya keluar.',
            '{pal} ikut basah, dan mereka tertawa.',
          ],
          en: [
            '{name} splashed the water from the bank.',
            'The little waves carried the boat out of the reeds.',
            '{pal} got wet too, and they giggled.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Perahu kecil itu berlayar sampai matahari rendah.',
    en: 'The little boat sailed until the sun was low.',
  },
  props: [
    { id: 'kulit kayu', en: 'tree bark' },
    { id: 'tempurung kelapa', en: 'a coconut shell' },
    { id: 'pelepah pisang', en: 'a banana stem' },
  ],
};
