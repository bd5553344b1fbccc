import type { ItemManifest } from '@nobi/kit/manifest';
import {
  fixSensor,
  ifElse,
  ifSensor,
  loopBody,
  loopUntil,
  traceProgram,
} from '../../skills/coding-sensors.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'sawah-cerdas',
  kind: 'game',
  trust: 'house',
  category: 'coding',
  plan: 'regular',
  ageMin: 8,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 60,
  title: { id: 'Sawah Cerdas', en: 'Drone Rice Fields' },
  description: {
    id: 'Program drone untuk menyiram sawah. Tapi semalam hujan, dan bebek menunggu banjir.',
    en: 'Program a drone to water the fields. But it rained last night, and ducks are waiting for a flood.',
  },
  goal: {
    id: 'Susun program supaya drone merawat semua petak.',
    en: 'Build a program so that the drone looks after every square.',
  },
  skills: listed([loopBody, loopUntil, traceProgram, ifSensor, ifElse, fixSensor]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
