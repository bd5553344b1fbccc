import type { Story } from './story.ts';

export default {
  id: 'atap-bernyanyi',
  level: 3,
  title: { id: 'Atap Bernyanyi', en: 'The Singing Roof' },
  from: 'Belitung, Kepulauan Bangka Belitung',
  pages: [
    {
      text: {
        id: 'Atap rumah Dodi bocor. Kalau hujan, Ibu menaruh ember, panci, dan kaleng di lantai.',
        en: "Dodi's roof had holes. When it rained, Mum put a bucket, a pot, and a can on the floor.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'ibu', mood: 'sedih' }, { name: 'dodi' }],
        things: ['ember', 'panci'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Tik. Tuk. Tang. Tetes air jatuh ke dalamnya. Setiap benda punya suara sendiri.',
        en: 'Tick. Tock. Tang. Drops fell into them. Each thing had its own sound.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['ember', 'panci'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: '“Dengar, pancinya bernyanyi,” kata Dodi kepada Tini, adiknya. Ia menggeser ember sedikit. Tik, tuk, tik, tang!',
        en: '“Listen, the pot is singing,” Dodi told his sister Tini. He moved the bucket a little. Tick, tock, tick, tang!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['ember', 'panci'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Tini menambah botol. Ting! Kakek mengetuk meja. Bapak bersiul. Malam itu mereka punya orkes hujan.',
        en: 'Tini added a bottle. Ting! Grandpa tapped the table. Dad whistled. That night they had a rain band.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['botol', 'meja'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Esoknya, para tetangga datang membawa seng baru. Bersama-sama mereka menambal atap sampai rapat.',
        en: 'The next day, the neighbours came with new tin sheets. Together they closed every hole.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'guru', mood: 'senang' },
          { name: 'kakek' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Malamnya hujan lagi. Tidak ada tetes yang jatuh. Lantai kering, tetapi rumah itu sepi. “Sepi, ya,” kata Bapak.',
        en: "At night it rained again. Not one drop came in. The floor was dry, but the house was silent. “It's so quiet,” said Dad.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi', mood: 'sedih' }, { name: 'tini', mood: 'sedih' }, { name: 'bapak' }],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Dodi mengambil ember, panci, kaleng, dan botol. Ia menaruhnya di teras, tepat di bawah ujung atap.',
        en: 'Dodi took the bucket, the pot, the can, and the bottle. He set them on the porch, just below the edge of the roof.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['ember', 'panci', 'botol'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Tik, tuk, ting, tang! Lalu dari rumah sebelah terdengar balasan: dung, dung! Dari rumah di ujung jalan: kring! Malam itu seluruh kampung bernyanyi.',
        en: 'Tick, tock, ting, tang! Then an answer came from next door: dum, dum! And from the end of the road: cling! That night the whole village sang.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['ember', 'panci'],
        weather: 'hujan',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang dibawa para tetangga?', en: 'What did the neighbours bring?' },
      right: { id: 'Seng baru', en: 'New tin sheets' },
      wrong: [
        { id: 'Botol dan kaleng', en: 'A bottle and a can' },
        { id: 'Ember yang besar', en: 'A big bucket' },
      ],
      page: 4,
    },
    {
      ask: {
        id: 'Mengapa rumah itu sepi ketika hujan lagi?',
        en: 'Why was the house silent in the rain?',
      },
      right: { id: 'Tidak ada tetes yang jatuh.', en: 'Not one drop came in.' },
      wrong: [
        { id: 'Kakek dan Bapak tidur.', en: 'Grandpa and Dad were asleep.' },
        { id: 'Botolnya pecah.', en: 'The bottle was broken.' },
      ],
      page: 5,
    },
  ],
  retell: [
    { id: 'Apa yang ditaruh Ibu di lantai?', en: 'What did Mum put on the floor?' },
    {
      id: 'Apa yang terjadi sesudah atap ditambal?',
      en: 'What happened when the roof was mended?',
    },
    { id: 'Siapa yang bernyanyi pada akhirnya?', en: 'Who sang in the end?' },
  ],
} satisfies Story;
