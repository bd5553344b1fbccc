/** What hangs on the anchor when it comes up: pictures and names, in the order in which they are found. */
import type { Lang } from '@nobi/kit/guest';
import bintang from '../../../art/fluent/bintang.webp';
import boneka from '../../../art/fluent/boneka.webp';
import gitar from '../../../art/fluent/gitar.webp';
import gurita from '../../../art/fluent/gurita.webp';
import hadiah from '../../../art/fluent/hadiah.webp';
import jam from '../../../art/fluent/jam.webp';
import kacamata from '../../../art/fluent/kacamata.webp';
import kausKaki from '../../../art/fluent/kaus-kaki.webp';
import kepiting from '../../../art/fluent/kepiting.webp';
import kunci from '../../../art/fluent/kunci.webp';
import lumba from '../../../art/fluent/lumba-lumba.webp';
import paus from '../../../art/fluent/paus.webp';
import payung from '../../../art/fluent/payung.webp';
import penyu from '../../../art/fluent/penyu.webp';
import roket from '../../../art/fluent/roket.webp';
import sepatu from '../../../art/fluent/sepatu.webp';
import telepon from '../../../art/fluent/telepon.webp';
import topi from '../../../art/fluent/topi.webp';

interface Find {
  readonly picture: string;
  readonly name: Readonly<Record<Lang, string>>;
}

const find = (picture: string, id: string, en: string): Find => ({ picture, name: { id, en } });

export const finds: readonly Find[] = [
  find(sepatu, 'Sepatu bocor', 'Leaky shoe'),
  find(penyu, 'Penyu pemalu', 'Shy turtle'),
  find(gitar, 'Gitar basah', 'Soggy guitar'),
  find(kunci, 'Kunci misterius', 'Mystery key'),
  find(kepiting, 'Kepiting geli', 'Ticklish crab'),
  find(jam, 'Jam terlambat', 'Slow clock'),
  find(payung, 'Payung terbalik', 'Upside-down umbrella'),
  find(bintang, 'Bintang tersesat', 'Lost star'),
  find(telepon, 'Telepon paus', 'Whale phone'),
  find(lumba, 'Lumba-lumba iseng', 'Cheeky dolphin'),
  find(kausKaki, 'Kaus kaki bau', 'Smelly socks'),
  find(hadiah, 'Hadiah bajak laut', 'Pirate present'),
  find(topi, 'Topi duyung', 'Mermaid hat'),
  find(kacamata, 'Kacamata ikan', 'Fish glasses'),
  find(boneka, 'Boneka berenang', 'Swimming teddy'),
  find(paus, 'Paus kecil', 'Little whale'),
  find(roket, 'Roket salah arah', 'Stray rocket'),
  find(gurita, 'Gurita mengantuk', 'Sleepy octopus'),
];

export { gurita as surprise };

export const findAt = (brought: number): Find => {
  const found = finds[brought % finds.length];
  if (!found) throw new Error('there is nothing to find');
  return found;
};
