/**
 * The words of the line: parted as the dictionary parts them, what they mean, and which kind of syllable
 * they practise. Each has a picture of its name. New ones only at the end: a code counts its way here.
 */
export const groups = ['open', 'closed', 'ngny', 'glide'] as const;
export type Group = (typeof groups)[number];

export interface Word {
  readonly id: string;
  readonly syllables: readonly string[];
  /** One wagon each: ng, ny, kh, sy are one sound, as are ai, au and oi within a syllable. */
  readonly wagons: readonly string[];
  readonly en: string;
  readonly group: Group;
}

const rows: Readonly<Record<Group, string>> = {
  open: `ku-da horse, sa-pi cow, ru-sa deer, cu-mi squid, ro-ti bread, na-si rice, su-su milk, ko-pi coffee,
    ma-du honey, pa-di rice plant, ce-ri cherry, ka-ri curry, la-bu pumpkin, to-pi hat, ba-ju shirt, da-si tie,
    pi-ta ribbon, ta-li rope, bu-ku book, bo-la ball, da-du dice, yo-yo yo-yo, ba-tu stone, bu-mi earth, ko-ta city,
    bu-lu feather, ma-ta eye, gi-gi tooth, ka-ki foot, ja-ri finger, ha-ti heart, ku-ku nail, pe-na pen, pe-ta map,
    pa-lu hammer, gu-ru teacher, ra-ja king, ra-tu queen, pe-ri fairy, ba-yi baby, la-ri run, ta-ri dance,
    ma-lu shy, ro-da wheel, so-da fizzy drink, pa-gi morning, fo-to photo, ke-ju cheese, sa-pu broom,
    ba-ta brick`,
  closed: `ka-pal ship, ka-pak axe, ka-tak frog, ko-tak box, bo-tak bald, na-nas pineapple, pa-nas hot, ki-pas fan,
    ka-pas cotton, ru-bah fox, ru-mah house, le-bah bee, ga-jah elephant, ta-nah soil, pa-nah arrow, je-ruk orange,
    ja-mur mushroom, te-lur egg, sa-yur vegetable, ti-kus mouse, se-mut ant, si-put snail, be-bek duck,
    a-yam chicken, a-yah father, ro-bot robot, ro-ket rocket, hu-jan rain, bu-lan moon, po-hon tree, lam-pu lamp,
    sa-bun soap, jam clock, jas coat, tas bag, wor-tel carrot, han-tu ghost, ka-sur mattress, ka-pur chalk,
    zeb-ra zebra, ba-dak rhino`,
  ngny: `bu-rung bird, gu-nung mountain, pa-yung umbrella, pa-tung statue, sa-rang nest, ka-rang coral,
    mang-ga mango, tang-ga ladder, si-nga lion, bu-nga flower, pi-sang banana, ka-cang peanut, ja-gung corn,
    kam-bing goat, ku-cing cat, ku-ning yellow, u-dang shrimp, ta-ngan hand, bin-tang star,
    cin-cin ring, pi-ring plate, tu-lang bone, ka-lung necklace, to-peng mask, lon-ceng bell, mo-nyet monkey,
    nya-muk mosquito, pe-nyu sea turtle, se-nyum smile, ku-nyit turmeric, gen-dang drum, pe-la-ngi rainbow,
    te-li-nga ear, syal scarf, u-ngu purple, ang-gur grapes`,
  glide: `pu-lau island, ha-ri-mau tiger, ker-bau water buffalo, pan-tai beach, tu-pai squirrel, ca-bai chilli,
    ko-boi cowboy, ba-dai storm, ran-tai chain, hi-jau green, su-ngai river, bing-kai frame, ke-dai kiosk,
    la-ut sea, da-un leaf, a-ir water, pa-us whale, ka-us T-shirt, ku-as paintbrush, ku-e cake, hi-u shark,
    bu-a-ya crocodile, bu-ah fruit, pi-a-no piano`,
};

const sound = /ng|ny|kh|sy|ai|au|oi|[a-z]/g;
export const wagonsOf = (syllables: readonly string[]): string[] =>
  syllables.flatMap((syllable) => syllable.match(sound) ?? []);

const wordOf = (row: string, group: Group): Word => {
  const [parted = '', ...en] = row.trim().split(/\s+/);
  const syllables = parted.split('-');
  return {
    id: syllables.join(''),
    syllables,
    wagons: wagonsOf(syllables),
    en: en.join(' '),
    group,
  };
};

export const words: readonly Word[] = groups.flatMap((group) =>
  rows[group].split(',').map((row) => wordOf(row, group)),
);

const named = new Map(words.map((word) => [word.id, word]));
export const wordNamed = (text: string): Word | undefined => named.get(text);

const vowel = /^[aiueo]/;
export const isVowel = (wagon: string): boolean => vowel.test(wagon);

/** Every wagon that there is: vowels with the glides, then consonants with those of two letters. */
export const vowels = 'a i u e o ai au oi'.split(' ');
export const consonants = 'b d p t m n k g j c l r s h w y ng ny f v z kh sy q x'.split(' ');
