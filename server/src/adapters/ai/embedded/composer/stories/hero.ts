import type { Language } from '@nobi/contract';

/** `any` swims or has no hands, so not every plot fits; the others can hold things. */
export type HeroSort = 'animal' | 'person' | 'machine' | 'any' | 'water';

/** Who a story may be about, in both languages. */
export interface Hero extends Readonly<Record<Language, string>> {
  readonly sort: HeroSort;
}

const rows: Readonly<Record<HeroSort, string>> = {
  animal: `kucing=cat; anjing=dog; kelinci=rabbit; gajah=elephant; monyet=monkey; sapi=cow; kuda=horse; kambing=goat; domba=sheep;
    ayam=chicken; bebek=duck; burung hantu=owl; burung=bird; kura-kura=tortoise; katak=frog; tikus=mouse; tupai=squirrel; rusa=deer;
    kancil=mouse deer; jerapah=giraffe; zebra=zebra; panda=panda; koala=koala; kanguru=kangaroo; beruang=bear; singa=lion;
    harimau=tiger; rubah=fox; landak=porcupine; unta=camel; badak=rhino; kuda nil=hippo; penguin=penguin; hamster=hamster;
    orangutan=orangutan; tarsius=tarsier; dinosaurus=dinosaur; naga=dragon; unicorn=unicorn; komodo=komodo dragon; angsa=goose;
    merak=peacock; serigala=wolf; buaya=crocodile; semut=ant; kerbau=buffalo; anak kucing=kitten; anak anjing=puppy; anak ayam=chick;
    berang-berang=otter; kera=ape; elang=eagle; merpati=pigeon`,
  person: `putri=princess; pangeran=prince; peri=fairy; bajak laut=pirate; astronaut=astronaut; penyihir=wizard; raja=king; ratu=queen;
    koki=cook; petani=farmer; pemadam kebakaran=firefighter; ksatria=knight; detektif=detective; pahlawan super=superhero;
    raksasa=giant; anak perempuan=girl; anak laki-laki=boy; pelukis=painter; nelayan=fisherman`,
  machine: 'robot=robot; boneka=doll',
  any: `kupu-kupu=butterfly; kunang-kunang=firefly; lebah=bee; siput=snail; ulat=caterpillar; kepik=ladybird; mobil=car; kereta=train;
    truk=truck; pesawat=plane; roket=rocket; bus=bus; awan=cloud; traktor=tractor; helikopter=helicopter`,
  water: `ikan=fish; lumba-lumba=dolphin; paus=whale; gurita=octopus; penyu=sea turtle; hiu=shark; kepiting=crab; kuda laut=seahorse;
    ubur-ubur=jellyfish; bintang laut=starfish; putri duyung=mermaid`,
};

const machines = /^(?:mobil|kereta|truk|pesawat|roket|bus|awan|traktor|helikopter|robot|boneka)$/;

const heroesOf = (sort: HeroSort): readonly Hero[] =>
  rows[sort].split(';').map((row) => {
    const [id = '', en = ''] = row.trim().split('=');
    return { id, en, sort };
  });

export const heroes: readonly Hero[] = [
  ...heroesOf('water'),
  ...heroesOf('animal'),
  ...heroesOf('person'),
  ...heroesOf('machine'),
  ...heroesOf('any'),
];

/** "seekor", "seorang" or "sebuah": what Indonesian counts such a hero with. */
export const countedWith = ({ id, sort }: Hero): string => {
  if (sort === 'person' || id === 'putri duyung') return 'seorang';
  if (id === 'awan') return 'segumpal';
  return machines.test(id) ? 'sebuah' : 'seekor';
};

/** Of nobody: no child or grown-up is called so. */
export const names =
  'Momo Lulu Pipo Bubu Moka Keke Pompom Zuzu Luma Kobi Nilo Popi Toki Lumi Biko Tumtum Lolo Bonbon'.split(
    ' ',
  );
