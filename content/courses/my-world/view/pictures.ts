/** Pictures of things from the shared set. */
import { actOf } from '../rules/acts.ts';
import { nounOf } from '../rules/things.ts';
import { signs } from './signs.ts';

const files = import.meta.glob<string>(
  [
    '../../../art/fluent/{apel,pisang,jeruk,mangga,tomat,wortel,telur,nasi,roti,susu,keju,ikan}.webp',
    '../../../art/fluent/{kue,madu,kucing,anjing,kelinci,bebek,gajah,monyet,katak,ular,kuda}.webp',
    '../../../art/fluent/{lebah,penyu,gurita,orang-utan,buku,pena,pensil,kuas,tas,kunci,bola}.webp',
    '../../../art/fluent/{layang-layang,gitar,payung,lampu,peta,jam,bintang,pohon,bunga}.webp',
    '../../../art/fluent/{matahari,sepeda,laut,sepatu,bulan,kereta,dokter}.webp',
  ],
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const byArt = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
);

export const artPicture = (art: string): string => {
  const url = byArt.get(art);
  return url ? `<img src="${url}" alt="" draggable="false">` : (signs[art] ?? '');
};

export const thingPicture = (name: string): string => artPicture(nounOf(name).art);
export const actPicture = (name: string): string => artPicture(actOf(name).art);
