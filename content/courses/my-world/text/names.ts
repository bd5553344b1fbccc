/** What a picture is called by a screen reader: what there is to see, in the language of the page. */
import type { Lang } from '@nobi/kit/course';
import { actNames, actOf, spaced } from '../rules/acts.ts';
import { shown } from '../rules/line.ts';
import { singles, whoOf } from '../rules/people.ts';
import { nounOf } from '../rules/things.ts';

const people: Readonly<Record<string, string>> = {
  mum: 'Ibu',
  dad: 'Ayah',
  sari: 'Kak Sari',
  bayu: 'Bayu',
  grandma: 'Nenek',
  grandpa: 'Kakek',
};
const garments: Readonly<Record<string, string>> = { hat: 'topi', scarf: 'syal', shirt: 'baju' };
const colours: Readonly<Record<string, string>> = {
  red: 'merah',
  blue: 'biru',
  green: 'hijau',
  yellow: 'kuning',
  pink: 'merah muda',
};
const doings: Readonly<Record<string, string>> = {
  'get-up': 'bangun',
  school: 'ke sekolah',
  bed: 'tidur malam',
  read: 'membaca buku',
  eat: 'makan nasi',
  drink: 'minum susu',
  football: 'main bola',
  guitar: 'main gitar',
  kite: 'main layang-layang',
  bike: 'naik sepeda',
  paint: 'melukis',
  write: 'menulis surat',
  bake: 'membuat kue',
  flowers: 'menyiram bunga',
  feed: 'memberi makan kucing',
  swim: 'berenang',
  run: 'berlari',
  sleep: 'tidur',
  wash: 'memandikan kuda',
  plant: 'menanam pohon',
  count: 'menghitung bintang',
  pick: 'memetik mangga',
  carry: 'membawa payung',
  drop: 'menjatuhkan telur',
  stop: 'menghentikan jam',
  find: 'menemukan kunci',
  take: 'naik kereta',
  break: 'memecahkan lampu',
  catch: 'menangkap katak',
};

export const nameOf = (name: string, lang: Lang): string => {
  if (singles.some((each) => each === name))
    return lang === 'en' ? whoOf(name).name : (people[name] ?? '');
  if (actNames.some((each) => each === name))
    return lang === 'en' ? shown(spaced(actOf(name).base, actOf(name).rest)) : (doings[name] ?? '');
  const [what = '', colour] = name.split('-');
  const garment = garments[what];
  if (garment !== undefined && colour !== undefined)
    return lang === 'en' ? `${colour} ${what}` : `${garment} ${colours[colour] ?? ''}`;
  return lang === 'en' ? nounOf(name).one : nounOf(name).art.replaceAll('-', ' ');
};
