/** What the Bridge of Ten says, as patterns that hold each number in a group of its own. */
export const says = {
  en: {
    complete: /Which plank makes exactly (\d+)\?/,
    build: /Use (\w+) planks to make (\d+)\./,
    more: /How many more to (\d+)\?/,
    short: /(\d+) too short/,
    long: /(\d+) too long/,
    plank: (length: number) => `Plank ${length}`,
    planks: /^Plank \d+$/,
    drop: /^Drop plank \d+ into the gap$/,
    done: 'All done',
    bye: 'See you soon!',
    recap: /You put planks together to make/,
  },
  id: {
    complete: /Papan mana yang membuatnya pas (\d+)\?/,
    build: /Pakai (\w+) papan supaya pas (\d+)\./,
    more: /Berapa lagi supaya jadi (\d+)\?/,
    short: /kurang (\d+)/,
    long: /kelebihan (\d+)/,
    plank: (length: number) => `Papan ${length}`,
    planks: /^Papan \d+$/,
    drop: /^Taruh papan \d+ di lubang$/,
    done: 'Selesai',
    bye: 'Sampai jumpa!',
    recap: /Tadi kamu menggabungkan papan menjadi/,
  },
} as const;
