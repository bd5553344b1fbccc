/** Of these words there is a picture (`view/pictures.ts`). */
const all = `air anjing apel avokad awan ayah ayam badai baju balon batu bawang bayi bebek bintang bola
  boneka buaya buku bulan bumi bunga burung bus cabai daun dokter domba foto gajah gendang
  gigi gitar gunting gunung gurita guru hadiah harimau hidung hiu hujan ikan jagung jam
  jerapah jeruk kacamata kacang kakek kambing kapal katak kedai keju kelapa kelinci kepiting
  kerbau kertas koboi kopi kucing kuda kue kunci kursi lampu laut lebah lonceng madu mangga
  matahari mobil monyet mulut nanas nasi nenek nyamuk pantai patung paus payung pelangi pena
  pensil penyu perahu pesawat peta petani pintu piring pisang pohon pulau raja rantai robot
  roket roti rumah sabun sapi semangka semut senyum sepatu sepeda sikat singa siput sungai
  susu syal tangan tas telepon telinga telur tikus tomat topeng topi truk tupai udang ular
  wortel zebra`;

export const pictureNames: ReadonlySet<string> = new Set(all.split(/\s+/));
