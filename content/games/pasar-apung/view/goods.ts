/** What is traded: pictures and names. The place in the list is in saves for good. */
import type { Lang } from '@nobi/kit/guest';
import ayam from '../../../art/fluent/ayam.webp';
import bebek from '../../../art/fluent/bebek.webp';
import bunga from '../../../art/fluent/bunga.webp';
import esKrim from '../../../art/fluent/es-krim.webp';
import ikan from '../../../art/fluent/ikan.webp';
import jagung from '../../../art/fluent/jagung.webp';
import jeruk from '../../../art/fluent/jeruk.webp';
import kelapa from '../../../art/fluent/kelapa.webp';
import mangga from '../../../art/fluent/mangga.webp';
import nanas from '../../../art/fluent/nanas.webp';
import pisang from '../../../art/fluent/pisang.webp';
import semangka from '../../../art/fluent/semangka.webp';
import tomat from '../../../art/fluent/tomat.webp';
import ubi from '../../../art/fluent/ubi.webp';

export interface Good {
  readonly picture: string;
  readonly name: Readonly<Record<Lang, string>>;
}

const good = (picture: string, id: string, en: string): Good => ({ picture, name: { id, en } });

export const goods: readonly Good[] = [
  good(jeruk, 'Jeruk', 'Oranges'),
  good(semangka, 'Semangka', 'Watermelon'),
  good(pisang, 'Pisang', 'Bananas'),
  good(nanas, 'Nanas', 'Pineapple'),
  good(mangga, 'Mangga', 'Mango'),
  good(kelapa, 'Kelapa', 'Coconut'),
  good(jagung, 'Jagung', 'Corn'),
  good(ikan, 'Ikan', 'Fish'),
  good(bunga, 'Bunga', 'Flowers'),
  good(tomat, 'Tomat', 'Tomatoes'),
  good(ubi, 'Ubi', 'Sweet potato'),
  good(bebek, 'Bebek cerewet', 'Chatty duck'),
  good(esKrim, 'Es yang mulai meleleh', 'Melting ice cream'),
  good(ayam, 'Ayam penumpang', 'Stowaway hen'),
];

export const goodAt = (at: number): Good => {
  const found = goods[at % goods.length];
  if (!found) throw new Error('there is nothing to trade');
  return found;
};
