/** The pictures of the words. Each is fetched when its word first comes up, not before. */
const addresses = import.meta.glob<string>(
  '../../../art/fluent/{sapi,kuda,rusa,roti,nasi,keju,susu,buku,topi,baju,bola,mata,gigi,kaki,raja,bumi,kopi,madu,batu,peta,bayi,pena,paus,hiu,ayam,ikan,ular,apel,api,awan,daun,pulau,kue,ibu,semut,lebah,bebek,gajah,telur,jeruk,tomat,kursi,rumah,balon,robot,bulan,roket,mobil,kambing,kucing,monyet,burung,penyu,jagung,pisang,bunga,bintang,payung,tangan,gunung,kelinci,jerapah,gurita,kelapa,semangka,sepatu,boneka,pelangi,kereta,sepeda,buaya,telepon}.webp',
  { query: '?url&no-inline', import: 'default', eager: true },
);

const loaded = new Map<string, HTMLImageElement>();

export const pictureAddress = (word: string): string =>
  addresses[`../../../art/fluent/${word}.webp`] ?? '';

export const pictureOf = (word: string): HTMLImageElement => {
  const ready = loaded.get(word);
  if (ready) return ready;
  const image = new Image();
  image.src = pictureAddress(word);
  image.decode().catch(() => undefined);
  loaded.set(word, image);
  return image;
};

export const isReady = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth > 0;
