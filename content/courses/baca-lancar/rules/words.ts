/**
 * The words that are read and built: parted as the dictionary parts them, with what they mean. A word
 * whose group comes later may not be read in an earlier lesson.
 */
export const groups = [
  'ghj',
  'cwy',
  'fvz',
  'mirror',
  'closed',
  'nasal',
  'sykh',
  'glide',
  'cluster',
] as const;
export type Group = (typeof groups)[number];

export interface Word {
  readonly id: string;
  readonly group: Group;
  readonly syllables: readonly string[];
  readonly en: string;
}

/** Never change the order: chance draws from it, and ids of tasks are made of what it draws. */
const rows: Readonly<Record<Group, string>> = {
  ghj: `ga-jah elephant, ja-gung corn, je-ruk orange, je-ra-pah giraffe, hi-dung nose, hi-u shark, hu-jan rain,
    ha-di-ah present, gi-gi tooth, gi-tar guitar, gu-nung mountain, gu-ri-ta octopus, ke-ju cheese, ba-ju shirt,
    le-bah bee, po-hon tree, ru-mah house, ma-ta-ha-ri sun, pe-ra-hu boat, jam clock, gu-ru teacher, ra-ja king`,
  cwy: `ka-ca-ma-ta glasses, ku-cing cat, ke-lin-ci rabbit, kun-ci key, ka-cang peanut, a-yam chicken,
    bu-a-ya crocodile, pa-yung umbrella, a-yah father, ba-yi baby, a-wan cloud, pe-sa-wat plane, wor-tel carrot,
    ba-wang onion, mo-nyet monkey, pe-nyu turtle, ce-ri cherry, cu-ci wash, wa-jah face, yo-yo yo-yo`,
  fvz: `fo-to photo, zeb-ra zebra, a-vo-kad avocado, so-fa sofa, vas vase, ka-fe café, hu-ruf letter, film film,
    vi-ta-min vitamin, i-zin permission, a-zan call to prayer, za-man age, xi-lo-fon xylophone, va-ni-la vanilla, ma-af sorry, wa-fel waffle`,
  mirror: `bo-la ball, bu-ku book, be-bek duck, bu-lan moon, ba-tu stone, ba-lon balloon, bu-mi earth,
    dom-ba sheep, dok-ter doctor, ku-da horse, pe-na pen, pe-ta map, pin-tu door, pen-sil pencil, to-pi hat,
    sa-pi cow, ko-pi coffee, lam-pu lamp, ke-la-pa coconut, ro-bot robot, se-pe-da bicycle, pe-ta-ni farmer`,
  closed: `ka-pal ship, ka-tak frog, ti-kus mouse, se-mut ant, si-put snail, te-lur egg, to-mat tomato,
    na-nas pineapple, kur-si chair, sa-bun soap, si-kat brush, mo-bil car, ro-ket rocket, ker-tas paper,
    ka-kek grandfather, ne-nek grandmother, te-le-pon phone, mu-lut mouth, a-pel apple, i-kan fish, u-lar snake,
    bus bus, tas bag`,
  nasal: `bin-tang star, bu-nga flower, si-nga lion, pi-sang banana, kam-bing goat, bu-rung bird, mang-ga mango,
    gen-dang drum, te-li-nga ear, ta-ngan hand, pe-la-ngi rainbow, gun-ting scissors, ke-pi-ting crab,
    se-mang-ka watermelon, u-dang shrimp, lon-ceng bell, to-peng mask, pa-tung statue, pi-ring plate,
    an-jing dog, nya-muk mosquito, se-nyum smile`,
  sykh: `syal scarf, syu-kur thanks, sya-ir poem, i-sya-rat signal, sya-rat condition, dah-syat mighty,
    a-syik fun, ma-sya-ra-kat society, a-khir end, khas typical, khu-sus special, kha-wa-tir worried,
    makh-luk creature, ikh-las sincere, kha-yal fantasy, akh-lak manners`,
  glide: `pu-lau island, ha-ri-mau tiger, ker-bau buffalo, pan-tai beach, tu-pai squirrel, ca-bai chilli,
    ko-boi cowboy, ba-dai storm, ran-tai chain, su-ngai river, ke-dai kiosk, hei hey, sur-vei survey,
    la-ut sea, da-un leaf, a-ir water, pa-us whale, ke-ma-rau dry season,
    am-boi oh my, san-tai relaxed`,
  cluster: `truk truck, trak-tor tractor, prang-ko stamp, drum barrel, klak-son horn, kris-tal crystal,
    kra-yon crayon, plas-tik plastic, stro-be-ri strawberry, trom-pet trumpet, pla-net planet, tro-li trolley,
    bro-ko-li broccoli, stem-pel rubber stamp, spons sponge, dra-ma play, gra-tis free, pre-si-den president,
    sta-si-un station, ples-ter plaster, blus blouse, sku-ter scooter`,
};

const wordOf = (row: string, group: Group): Word => {
  const [parted = '', ...en] = row.trim().split(/\s+/);
  const syllables = parted.split('-');
  return { id: syllables.join(''), group, syllables, en: en.join(' ') };
};

export const words: readonly Word[] = groups.flatMap((group) =>
  rows[group].split(',').map((row) => wordOf(row, group)),
);

const named = new Map(words.map((word) => [word.id, word]));
export const wordNamed = (id: string): Word | undefined => named.get(id);
export const wordsOf = (group: string): readonly Word[] =>
  words.filter((word) => word.group === group);
export const syllablesOf = (id: string): readonly string[] => named.get(id)?.syllables ?? [id];
