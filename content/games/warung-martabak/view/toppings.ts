/** What may go on top, each with its picture. The order is the order of the jokes in `people.ts`. */
import icecream from '../../../art/fluent/es-krim.webp';
import corn from '../../../art/fluent/jagung.webp';
import peanut from '../../../art/fluent/kacang.webp';
import cheese from '../../../art/fluent/keju.webp';
import banana from '../../../art/fluent/pisang.webp';
import chilli from '../art/cabai.webp';
import chocolate from '../art/cokelat.webp';
import durian from '../art/durian.svg';

export const toppingPictures: readonly string[] = [
  cheese,
  chocolate,
  peanut,
  durian,
  chilli,
  banana,
  icecream,
  corn,
];
