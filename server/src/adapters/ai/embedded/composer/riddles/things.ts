import { animals } from './animals.ts';
import { type Thing, thingsOf } from './thing.ts';

const fruits = thingsOf(
  'fruit',
  `
pisang = banana
  Warnaku hijau saat muda dan kuning saat matang. = I am green when young and yellow when ripe.
  Aku tumbuh bergerombol. = I grow in bunches.
  Aku tidak punya biji yang keras. = I have no hard seeds.
  Bentukku melengkung, dan monyet menyukaiku. = I am curved, and monkeys like me.

semangka = watermelon
  Aku berat dan banyak airnya. = I am heavy and full of water.
  Aku enak dimakan saat hari panas. = I taste best on a hot day.
  Bijiku kecil dan hitam. = My seeds are small and black.
  Kulitku hijau, isiku merah. = I am green outside and red inside.

nanas = pineapple
  Rasaku manis dan agak asam. = I taste sweet and a little sour.
  Kulitku bersisik. = My skin is rough and scaly.
  Aku tumbuh dekat dengan tanah. = I grow close to the ground.
  Aku memakai mahkota daun. = I wear a crown of leaves.

kelapa = coconut
  Aku tumbuh tinggi di tepi pantai. = I grow high up by the beach.
  Kulitku keras dan bersabut. = My shell is hard and hairy.
  Aku bisa mengapung di laut. = I can float on the sea.
  Airku segar diminum. = The water inside is good to drink.

durian = durian
  Banyak yang suka, banyak juga yang menutup hidung. = Many love me, and many hold their noses.
  Aku jatuh sendiri saat matang. = I drop by myself when I am ripe.
  Dagingku lembut dan manis. = My flesh is soft and sweet.
  Kulitku penuh duri. = I am covered with thorns.

jagung = corn
  Aku memakai rambut halus. = I have silky hair.
  Bajuku berlapis-lapis dan hijau. = I wear many green coats.
  Aku bisa direbus atau dibakar. = I can be boiled or roasted.
  Bijiku kuning dan berbaris rapi. = My yellow grains stand in neat rows.
`,
);

const home = thingsOf(
  'home',
  `
payung = umbrella
  Aku sering tertinggal. = I am often left behind.
  Aku bisa dibuka dan ditutup. = I can be opened and closed.
  Aku punya gagang tetapi bukan panci. = I have a handle, but I am no pan.
  Aku menjagamu tetap kering saat hujan. = I keep you dry in the rain.

jam = clock
  Aku bekerja siang dan malam. = I work day and night.
  Aku punya jarum, tetapi tidak menjahit. = I have hands, but I cannot clap.
  Aku punya angka di wajahku. = I have numbers on my face.
  Aku memberi tahu kapan waktunya tidur. = I tell you when it is bedtime.

sapu = broom
  Aku suka lantai. = I am fond of floors.
  Aku bekerja sambil berdiri. = I work standing up.
  Rambutku banyak, tetapi tidak pernah disisir. = I have a lot of hair that nobody combs.
  Aku mengumpulkan debu. = I gather the dust.

bantal = pillow
  Aku lembut dan empuk. = I am soft and plump.
  Aku sering berada di dekat guling. = I wear a case, but I never travel.
  Siang hari aku biasanya beristirahat. = By day I mostly rest.
  Kepalamu bersandar padaku saat tidur. = At night a sleepy head rests here.

sikat gigi = toothbrush
  Aku bertemu denganmu pagi dan malam. = We meet in the morning and at night.
  Aku basah setiap kali bekerja. = I get wet whenever I work.
  Temanku pasta yang berbusa. = My friend is a paste that foams.
  Aku membersihkan gigimu. = I clean your teeth.

buku = book
  Aku punya banyak lembar, tetapi bukan pohon. = I have many leaves, but I am no tree.
  Aku bisa membawamu ke negeri jauh tanpa bergerak. = There are far lands inside, yet I fit into a bag.
  Aku punya punggung, tetapi tidak bisa duduk. = I have a spine, but I cannot sit.
  Kamu membacaku. = My pages are full of stories.

lampu = lamp
  Aku lebih berguna di malam hari. = I am more useful at night.
  Aku tidur kalau tombolku ditekan. = One press of the switch, and I go out.
  Serangga suka terbang mendekatiku. = Moths like to fly around me.
  Aku membuat kamar jadi terang. = I make the room bright.

cermin = mirror
  Aku menirukan semua gerakmu. = I copy every move you make.
  Tangan kananmu jadi tangan kiriku. = Your right hand is my left hand.
  Aku tidak punya wajah sendiri. = I have no face of my own.
  Di dalamku kamu melihat dirimu. = People look here to comb their hair.
`,
);

const sky = thingsOf(
  'sky',
  `
bulan = moon
  Bentukku tampak berubah-ubah. = My shape seems to change.
  Aku mengelilingi Bumi. = I travel round the Earth.
  Cahayaku pinjaman. = My light is borrowed.
  Aku menemani bintang di malam hari. = I keep the stars company at night.

matahari = sun
  Jangan menatapku langsung. = Do not look straight at me.
  Tanaman membutuhkanku. = Plants need me.
  Aku sangat panas dan sangat jauh. = I am very hot and very far away.
  Aku terbit di timur setiap pagi. = I rise in the east every morning.

pelangi = rainbow
  Aku tidak bisa disentuh. = I look solid, but I am made of light.
  Aku melengkung seperti jembatan. = I am curved like a bridge.
  Aku butuh hujan dan cahaya sekaligus. = I need rain and light at once.
  Warnaku banyak, dari merah sampai ungu. = I have many colours, from red to violet.

awan = cloud
  Aku mirip kapas. = I look like cotton wool.
  Angin membawaku pergi. = The wind carries me away.
  Aku bisa berbentuk apa saja. = I can have any shape.
  Dari akulah hujan turun. = Rain falls from me.

angin = wind
  Kamu bisa merasakanku, tetapi tidak bisa melihatku. = I can be felt, but never seen.
  Aku membuat daun menari. = I make the leaves dance.
  Aku bersiul tanpa mulut. = I whistle without a mouth.
  Aku menerbangkan layang-layang. = Kites need my help to fly.

hujan = rain
  Aku membuat katak gembira. = I make frogs happy.
  Aku jatuh, tetapi tidak pernah sakit. = I fall, but I am never hurt.
  Aku mengetuk atap dengan bunyi tik-tik-tik. = I tap on the roof.
  Saat aku turun, orang membuka payung. = When I come, people open their umbrellas.
`,
);

const road = thingsOf(
  'road',
  `
sepeda = bicycle
  Aku bergerak kalau kakimu berputar. = I move when your feet go round.
  Aku tidak minum bensin. = I drink no petrol.
  Aku punya lonceng kecil. = I have a little bell.
  Rodaku dua. = I have two wheels and pedals.

kereta = train
  Badanku panjang sekali. = I am very long.
  Aku selalu lewat jalanku sendiri. = I keep to a road of my own.
  Aku berhenti di stasiun. = I stop at stations.
  Aku berjalan di atas rel. = I run on rails.

kapal = ship
  Aku bisa menyeberang tanpa jembatan. = I can cross where there is no bridge.
  Jalanku bergelombang. = My road is full of waves.
  Aku beristirahat di pelabuhan. = I rest in a harbour.
  Aku punya jangkar. = I have an anchor.

pesawat = airplane
  Aku punya sayap tetapi bukan burung. = I have wings, but I am no bird.
  Kamu memakai sabuk di dalamku. = You wear a seat belt inside me.
  Dari jendelaku kamu melihat awan di bawah. = From my window you see clouds below.
  Aku mendarat di bandara. = I land at an airport.

roket = rocket
  Aku pergi lebih tinggi daripada burung. = I go higher than any bird.
  Sebelum aku berangkat, orang menghitung mundur. = Before I leave, people count down.
  Ekorku menyala. = My tail is bright with fire.
  Aku membawa astronaut ke angkasa. = I take astronauts into space.
`,
);

export const things: readonly Thing[] = [...animals, ...fruits, ...home, ...sky, ...road];
