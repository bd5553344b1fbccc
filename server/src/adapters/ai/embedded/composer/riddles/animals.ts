import { thingsOf } from './thing.ts';

export const animals = thingsOf(
  'animal',
  `
gajah = elephant
  Telingaku lebar seperti kipas. = My ears are as wide as fans.
  Aku mandi dengan menyemprotkan air ke badanku. = I take a bath by spraying water over myself.
  Jejak kakiku bulat dan besar. = My footprints are big and round.
  Hidungku panjang dan disebut belalai. = My nose is long and is called a trunk.

kucing = cat
  Kumisku membantuku saat gelap. = My whiskers help me in the dark.
  Aku suka tidur di tempat hangat. = I love to sleep in warm places.
  Kakiku melangkah tanpa suara. = My steps make no sound.
  Suaraku meong. = I say meow.

kelinci = rabbit
  Aku bergerak dengan melompat-lompat. = I get around by hopping.
  Ekorku pendek dan bulat. = My tail is short and round.
  Gigi depanku terus tumbuh. = My front teeth never stop growing.
  Telingaku panjang, dan aku suka makan rumput. = My ears are long, and I love to eat grass.

katak = frog
  Waktu kecil aku punya ekor. = When I was little, I had a tail.
  Kulitku basah dan licin. = My skin is wet and slippery.
  Lidahku panjang untuk menangkap serangga. = My tongue is long and catches insects.
  Aku melompat dari daun teratai dan bersuara kwok. = I leap from lily pads and say ribbit.

penyu = sea turtle
  Aku berenang jauh sekali di lautan. = I swim very far across the ocean.
  Aku bertelur di pasir. = I lay my eggs in the sand.
  Kakiku mirip dayung. = My legs are like paddles.
  Aku membawa tempurung di punggung. = I carry a shell on my back in the sea.

lebah = bee
  Badanku bergaris. = My body is striped.
  Aku terbang dari bunga ke bunga. = I fly from flower to flower.
  Rumahku punya banyak kamar segi enam. = My home has many rooms with six sides.
  Aku membuat madu. = I make honey.

jerapah = giraffe
  Badanku berbercak cokelat. = I have brown patches.
  Aku makan daun di pucuk pohon. = I eat leaves from the tops of trees.
  Untuk minum, aku harus merenggangkan kaki. = To drink, I have to spread my legs.
  Leherku paling panjang. = My neck is the longest of all.

kupu-kupu = butterfly
  Dulu aku merayap di daun. = I used to crawl on a leaf.
  Aku pernah tidur di dalam kepompong. = I once slept in a cocoon.
  Aku mengisap sari bunga. = I sip from flowers.
  Sayapku indah dan berwarna-warni. = My wings are pretty and colourful.

ayam = chicken
  Aku mengais tanah dengan kakiku. = I scratch the ground with my feet.
  Aku punya jengger. = I wear a red comb on my head.
  Aku punya sayap, tetapi tidak terbang jauh. = I have wings, but I do not fly far.
  Anakku kecil dan bercicit. = My babies are small and say cheep.

penguin = penguin
  Aku burung, tetapi tidak bisa terbang. = I am a bird, but I cannot fly.
  Aku pandai berenang di air yang dingin. = I am good at swimming in cold water.
  Jalanku bergoyang ke kiri dan ke kanan. = I waddle from side to side.
  Buluku hitam dan putih, seperti memakai jas. = I am black and white, as if I wore a suit.

siput = snail
  Aku tidak pernah terburu-buru. = I am never in a hurry.
  Jalanku meninggalkan jejak lendir. = I leave a shiny trail.
  Mataku ada di ujung tanduk. = My eyes are on stalks.
  Rumahku selalu kubawa di punggung. = My house is always on my back.

gurita = octopus
  Badanku lunak, tanpa tulang. = My body is soft and has no bones.
  Aku bisa berubah warna. = I can change my colour.
  Aku menyemburkan tinta. = I squirt ink.
  Lenganku ada delapan. = I have eight arms.
`,
);
