import type { Language } from '@nobi/contract';

/** Nouns that the same sentences fit; in English each has the article or none that it needs. */
export interface NounGroup {
  readonly words: string;
  readonly frames: Readonly<Record<Language, readonly string[]>>;
}

/** Slots: {w} the word; in English {a} the word with its article, or "some" before what is not counted. */
export const nounGroups: readonly NounGroup[] = [
  {
    words:
      'apel=apple; pisang=banana; jeruk=orange; mangga=mango; semangka=watermelon; nanas=pineapple; pepaya=papaya; alpukat=avocado; jambu=guava; wortel=carrot; tomat=tomato; kentang=potato; kelapa=coconut; telur=egg; kue=cake; donat=doughnut; biskuit=biscuit',
    frames: {
      id: [
        'Ibu membeli {w} di pasar.',
        'Aku makan {w} bersama Kakak.',
        'Ada {w} di atas meja makan.',
        'Adik berbagi {w} dengan temannya.',
      ],
      en: ['There is {a} on the table.', 'I bought {a} at the market.', 'I gave {a} to my friend.'],
    },
  },
  {
    words:
      'nasi=rice*; roti=bread*; sup=soup*; keju=cheese*; madu=honey*; es krim=ice cream*; cokelat=chocolate*; bakso=meatballs*; tempe=tempeh*; tahu=tofu*; bubur=porridge*; mi=noodles*',
    frames: {
      id: ['Aku makan {w} bersama keluarga.', 'Kakak membeli {w} di warung.', 'Nenek suka {w}.'],
      en: [
        'We had {a} for lunch today.',
        'My brother bought {a} at the shop.',
        'I shared {a} with a friend.',
      ],
    },
  },
  {
    words: 'air=water*; susu=milk*; teh=tea*; jus=juice*',
    frames: {
      id: ['Aku minum {w} setelah bermain.', 'Ibu menuang {w} ke dalam gelas.'],
      en: ['I drank {a} after the game.', 'My mum poured {a} into a glass.'],
    },
  },
  {
    words:
      'buku=book; pensil=pencil; tas=bag; bola=ball; kotak=box; boneka=doll; kunci=key; payung=umbrella; topi=hat; botol=bottle; balon=balloon; kelereng=marble; sisir=comb; sendok=spoon; piring=plate; gelas=glass; bantal=pillow; lampu=lamp; jam=clock; layang-layang=kite; robot=robot; penggaris=ruler; penghapus=eraser; kamus=dictionary; gambar=picture; surat=letter; hadiah=gift; bendera=flag; cermin=mirror; selimut=blanket; ember=bucket; keranjang=basket; mainan=toy; gitar=guitar; peta=map; koin=coin',
    frames: {
      id: [
        'Kakak menaruh {w} di atas meja.',
        'Aku menyimpan {w} di dalam lemari.',
        'Adik mencari {w} di kamar.',
        'Ayah membawa {w} untukku.',
      ],
      en: [
        'My sister put {a} on the table.',
        'I found {a} under my bed.',
        'My dad gave me {a} yesterday.',
      ],
    },
  },
  {
    words:
      'sekolah=school; pasar=market; taman=park; pantai=beach; perpustakaan=library; kebun=garden; toko=shop; museum=museum; stasiun=station; desa=village; lapangan=field; kebun binatang=zoo; hutan=forest; sungai=river; danau=lake; gunung=mountain; sawah=rice field; rumah sakit=hospital; bandara=airport',
    frames: {
      id: ['Kami pergi ke {w} bersama Ayah.', 'Adik menggambar {w} di buku gambar.'],
      en: ['We went to the {w} with my dad.', 'My little sister drew {a}.'],
    },
  },
  {
    words:
      'guru=teacher; dokter=doctor; petani=farmer; polisi=police officer; koki=cook; pilot=pilot; penyanyi=singer; pelukis=painter; penulis=writer; perawat=nurse; nelayan=fisherman; astronaut=astronaut; penari=dancer; pemadam kebakaran=firefighter',
    frames: {
      id: ['Kakak ingin menjadi {w}.', 'Paman bekerja sebagai {w}.'],
      en: ['My brother wants to be {a}.', '{a} came to our school today.'],
    },
  },
  {
    words:
      'ibu=mother; ayah=father; kakek=grandfather; nenek=grandmother; paman=uncle; bibi=aunt; teman=friend; sahabat=best friend; tetangga=neighbour; sepupu=cousin',
    frames: {
      id: ['Aku pergi ke pasar bersama {w}ku.', 'Aku memberi bunga kepada {w}ku.'],
      en: ['My {w} likes to sing in the kitchen.', 'I made a card for my {w}.'],
    },
  },
  {
    words:
      'rumah=house; pohon=tree; bunga=flower; mobil=car; sepeda=bicycle; kereta=train; kapal=ship; perahu=boat; pesawat=airplane; bus=bus; jembatan=bridge; awan=cloud; pelangi=rainbow; bintang=star; pulau=island; istana=palace; menara=tower; roket=rocket; meja=table; kursi=chair; pintu=door; jendela=window; daun=leaf; batu=stone',
    frames: {
      id: ['Adik menggambar {w} di kertas.', 'Aku melihat {w} di buku cerita.'],
      en: ['My brother drew {a} on the board.', 'I can see {a} in this picture.'],
    },
  },
  {
    words:
      'baju=shirt; jaket=jacket; kemeja=shirt; gaun=dress; rok=skirt; seragam=uniform; kaus kaki=socks*; sepatu=shoes*; sandal=sandals*; celana=trousers*; jas hujan=raincoat',
    frames: {
      id: ['Kakak memakai {w} yang bersih.', 'Ibu menjemur {w} di halaman.'],
      en: ['I packed my {w} for the trip.', 'I put my {w} on the chair.'],
    },
  },
  {
    words:
      'matahari=sun; bulan=moon; langit=sky; laut=sea; angin=wind; hujan=rain; tangan=hand; kaki=foot; mata=eye; hidung=nose; telinga=ear; rambut=hair; gigi=tooth',
    frames: {
      id: ['Kami belajar tentang {w} di kelas.', 'Adik menyanyikan lagu tentang {w}.'],
      en: ['We learned a song about the {w}.', 'I drew the {w} with a blue crayon.'],
    },
  },
];

/** Of every animal that stories know. */
export const animalFrames: NounGroup['frames'] = {
  id: [
    'Aku membaca cerita tentang seekor {w}.',
    'Adik menggambar seekor {w} yang lucu.',
    'Seekor {w} sedang mencari makan.',
    'Di buku itu ada gambar seekor {w}.',
  ],
  en: ['I read a story about {a}.', 'My little brother drew {a}.', '{a} is looking for food.'],
};
