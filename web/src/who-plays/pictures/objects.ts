import type { secretPictures } from '@nobi/contract';
import ball from './objects/ball.svg';
import banana from './objects/banana.svg';
import bicycle from './objects/bicycle.svg';
import boat from './objects/boat.svg';
import drum from './objects/drum.svg';
import fish from './objects/fish.svg';
import flower from './objects/flower.svg';
import hat from './objects/hat.svg';
import key from './objects/key.svg';
import kite from './objects/kite.svg';
import moon from './objects/moon.svg';
import umbrella from './objects/umbrella.svg';

export type SecretPicture = (typeof secretPictures)[number];

/** The drawings of which three in their order are a child's secret. */
export const objects: Readonly<Record<SecretPicture, string>> = {
  ball,
  kite,
  drum,
  boat,
  hat,
  key,
  fish,
  flower,
  moon,
  banana,
  umbrella,
  bicycle,
};
