import { patterns } from '../pattern.rules.ts';
import type { Help } from './help.ts';

/** Needs that a person should know of, the gravest first. */
export const lastingHelps: readonly Help[] = [
  {
    topic: 'body_image',
    severity: 'medium',
    signs: [
      ...patterns(`
        starve + thin
        how|way >> =skinny|=kurus|=langsing -safe -pet
        vomit + food|thin
        bodyhate + mybody + me
        =benci|=hate|=malu + mybody + me
      `),
    ],
  },
  {
    topic: 'bullying',
    severity: 'medium',
    signs: [
      ...patterns(
        `
        me > =dibully|=bullied|=cyberbullied|=dikeroyok|=dikucilkan|=dikucilin|=dijauhi|=dikatain|=diejek|=dipalak|=dijauhin|=diketawain
      `,
        '-hypothetical',
      ),
    ],
  },
  {
    topic: 'neglect',
    severity: 'high',
    signs: [
      ...patterns(
        `
        hungry + noone
        not > =dibawa|=take|=takes >> =dokter|=doctor
      `,
        '-hypothetical',
      ),
    ],
  },
  {
    topic: 'sadness',
    severity: 'medium',
    signs: [
      ...patterns(
        `
        grief + sad + nearone -hypothetical
        nearone >> =died|=meninggal + =kemarin|=yesterday|=accident|=kecelakaan
      `,
        '-whatis -=film -=novel',
      ),
    ],
  },
];
