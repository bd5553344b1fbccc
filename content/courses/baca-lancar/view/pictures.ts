/** Pictures of words. Each is fetched when it first comes up. */
const files = import.meta.glob<string>(
  [
    '../../../art/small/{air,ayah,ayam,badai,baju,batu,bayi,bebek,bintang,bola,buaya}.webp',
    '../../../art/small/{buku,bulan,bumi,bunga,burung,cabai,daun,foto,gajah,gendang}.webp',
    '../../../art/small/{gigi,gunung,guru,harimau,hiu,hujan,jagung,jam,jeruk,kacang}.webp',
    '../../../art/small/{kambing,kapal,katak,kedai,keju,kerbau,koboi,kopi,kucing,kuda}.webp',
    '../../../art/small/{kue,lampu,laut,lebah,lonceng,madu,mangga,monyet,nanas,nasi}.webp',
    '../../../art/small/{nyamuk,pantai,patung,paus,payung,pelangi,pena,penyu,peta}.webp',
    '../../../art/small/{piring,pisang,pohon,pulau,raja,rantai,robot,roket,roti,rumah}.webp',
    '../../../art/small/{sabun,sapi,semut,senyum,singa,siput,sungai,susu,syal,tangan}.webp',
    '../../../art/small/{tas,telinga,telur,tikus,topeng,topi,tupai,udang,wortel,zebra}.webp',
    '../art/*.webp',
  ],
  // Small ones too are files of their own: inside the code they would weigh on every start.
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const byName = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
);

/** Markup of a word's picture. */
export const pictureOf = (name: string): string =>
  `<img class="thing" src="${byName.get(name) ?? ''}" alt="" draggable="false">`;
