/** Who lives in the houses: they come to the door when the sign hangs. */
import ayah from '../../../art/fluent/ayah.webp';
import bebek from '../../../art/fluent/bebek.webp';
import dokter from '../../../art/fluent/dokter.webp';
import gajah from '../../../art/fluent/gajah.webp';
import guru from '../../../art/fluent/guru.webp';
import ibu from '../../../art/fluent/ibu.webp';
import kakek from '../../../art/fluent/kakek.webp';
import kelinci from '../../../art/fluent/kelinci.webp';
import kucing from '../../../art/fluent/kucing.webp';
import monyet from '../../../art/fluent/monyet.webp';
import nenek from '../../../art/fluent/nenek.webp';
import orangUtan from '../../../art/fluent/orang-utan.webp';
import petani from '../../../art/fluent/petani.webp';
import robot from '../../../art/fluent/robot.webp';

const folk = [
  nenek,
  kucing,
  guru,
  kelinci,
  petani,
  orangUtan,
  ibu,
  gajah,
  dokter,
  monyet,
  kakek,
  bebek,
  ayah,
  robot,
];

export const whoAt = (at: number): string => folk[at % folk.length] ?? '';
