/** The newspaper's photos: somebody with a thing at a place. Places are own work, the rest is the shared art. */
import type { Photo } from '../rules/page.ts';
import { places } from './places.ts';

const addresses: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../../art/fluent/{api,awan,ayah,ayam,baju,balon,batu,bayi,bebek,bintang,buku,bus,daun,es-krim,gajah,gendang,gitar,guru}.webp',
    '../../../art/fluent/{hadiah,hujan,ibu,ikan,jam,kakek,kambing,kapal,katak,kelapa,kelinci,kertas,kopi,kucing,kue}.webp',
    '../../../art/fluent/{kuas,kunci,kursi,lampu,layang-layang,lumba-lumba,mangga,monyet,nanas,nenek,nuri,payung}.webp',
    '../../../art/fluent/{penyu,perahu,peta,petani,pisang,pohon,raja,robot,roket,roti,sapi,semut,sepatu,sepeda,siput}.webp',
    '../../../art/fluent/{bola,bunga,kuda,sabun,telur,tikus,tomat,topi}.webp',
  ],
  { eager: true, import: 'default', query: '?url&no-inline' },
);

export const pictureOf = (name: string): string =>
  addresses[`../../../art/fluent/${name}.webp`] ?? '';

const figure = (kind: string, name: string): HTMLElement[] => {
  const address = pictureOf(name);
  if (address === '') return [];
  const image = new Image(128, 128);
  image.src = address;
  image.alt = '';
  image.className = kind;
  return [image];
};

export const makePhoto = ([who, thing, place]: Photo): HTMLElement => {
  const photo = document.createElement('span');
  photo.className = 'photo';
  photo.ariaHidden = 'true';
  photo.innerHTML = places[place] ?? places.kampung ?? '';
  photo.append(...figure('thing', thing), ...figure('who', who));
  return photo;
};
