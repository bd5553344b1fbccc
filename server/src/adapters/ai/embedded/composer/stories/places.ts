import type { Language } from '@nobi/contract';

/** Where a story may happen: how both languages say it, and how for those who live in water. */
export interface Place extends Readonly<Record<Language, string>> {
  /** What a child may call it. */
  readonly called: Readonly<Record<Language, readonly string[]>>;
  /** In two or three words, such as a button has. */
  readonly short: Readonly<Record<Language, string>>;
  readonly inWater: Readonly<Record<Language, string>>;
  /** Wind, rain and trees belong there. */
  readonly hasWeather: boolean;
}

const rows = `
hutan,rimba/forest,jungle | di hutan/in the forest | di tepi hutan | at the edge of a forest | di sungai di tengah hutan | in a river in the forest
taman/park,garden | di taman/in the park | di dekat taman kota | near the town park | di kolam taman kota | in the pond of the town park
desa,kampung/village | di desa/in the village | di sebuah desa kecil | in a small village | di sungai dekat desa | in a river near a village
kota/town,city | di kota/in the town | di tengah kota | in the middle of a town | di kolam tengah kota | in a pond in the middle of a town
laut,pantai,samudra/sea,beach,ocean | di laut/by the sea | di tepi laut | by the sea | di laut yang biru | in the blue sea
gunung,bukit/mountain,hill | di gunung/on a mountain | di kaki gunung | at the foot of a mountain | di danau di kaki gunung | in a lake at the foot of a mountain
pulau/island | di pulau/on an island | di sebuah pulau kecil | on a small island | di laut dekat sebuah pulau | in the sea near an island
sawah,kebun,sungai,ladang/farm,field,rice field,river | di sawah/in the rice fields | di dekat sawah | near the rice fields | di sungai dekat sawah | in a river near the rice fields
sekolah,kelas/school,classroom | di sekolah/at school | di dekat sebuah sekolah | near a school | di kolam halaman sekolah | in the pond of a school
istana,kastel,kerajaan/palace,castle,kingdom | di istana/in the palace | di dekat istana | near a palace | di kolam istana | in the pond of a palace
pasar,toko/market,shop | di pasar/at the market | di belakang pasar | behind the market | di sungai dekat pasar | in a river near the market
bulan/moon | di bulan/on the moon | di Bulan | on the Moon | di danau perak di Bulan | in a silver lake on the Moon | -
angkasa,luar angkasa,planet,mars/space | di angkasa/in space | di Planet Ungu | on the Purple Planet | di laut Planet Ungu | in the sea of the Purple Planet | -
`;

const calledIn = (text: string) => {
  const [id = '', en = ''] = text.split('/');
  return { id: id.split(','), en: en.split(',') };
};

const both = (id = '', en = '') => ({ id, en });

export const places: readonly Place[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [called = '', short = '', id, en, idWater, enWater, space] = row.split(' | ');
    return {
      called: calledIn(called),
      short: both(...short.split('/')),
      ...both(id, en),
      inWater: both(idWater, enWater),
      hasWeather: space === undefined,
    };
  });
