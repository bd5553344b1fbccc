import type { Help } from './helps/help.ts';
import { patterns } from './pattern.rules.ts';

const exclusions = '-asksabout -gameworld -toldstory';

/**
 * Signs that go by who did what to whom and not by how it is said. They rather see a person in need
 * too often: gentle words do no harm.
 */
export const broadHelps: readonly Help[] = [
  {
    topic: 'self_harm',
    severity: 'high',
    signs: patterns(
      `
      selfhurt > oneself + me -chance -how -pet
      vanish + me -magic -figure
      nobodymisses -pet
    `,
      exclusions,
    ),
  },
  {
    topic: 'sexual_abuse',
    severity: 'high',
    signs: patterns(
      `
      strangeone >> demands >> photo|whereabouts + me|=katanya
      outsider|strangeone >> tellnobody -surprise -=resep
      outsider|strangeone >> gift >> tellnobody
      outsider|strangeone >> tellnobody >> gift
      tellnobody >> outsider|strangeone + me -surprise
      tellnobody + badfeel + me -surprise -=buku
    `,
      exclusions,
    ),
  },
  {
    topic: 'violence_at_home',
    severity: 'high',
    signs: patterns(
      `
      elder >> hit > me -playing -caring
      me >> locked~di
      elder >> locked > me
      =takut|=scared|=afraid|=frightened > =ayah|=stepdad|=stepmom|=tiri|=paman|=uncle|=coach|=pelatih
    `,
      exclusions,
    ),
  },
  {
    topic: 'neglect',
    severity: 'high',
    signs: patterns(
      `
      away + longtime + me|elder -pet -=liburan
      nofood + =dikasih|=feed|=allowed|=boleh|=hukum + me|elder -pet -fasting
      nofood + longtime + me -fasting -pet -=dinosaurus
    `,
      exclusions,
    ),
  },
  {
    topic: 'sadness',
    severity: 'medium',
    signs: patterns(
      `
      sadness + overwhelming + me -playing
    `,
      `${exclusions} -=film -=novel -=bawang -=onion`,
    ),
  },
];
