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
      selfhurt > oneself + onpurpose|sadness
      vanish + me -magic -figure
      nobodymisses -pet
      tiredoflife -pet
    `,
      exclusions,
    ),
  },
  {
    topic: 'sexual_abuse',
    severity: 'high',
    signs: patterns(
      `
      elder|strangeone >> badtouch >> badfeel + me -caring
      badfeel >> elder|strangeone >> badtouch + me -caring
      outsider >> badtouch >> bodyplace + me -caring
      outsider >> bodyplace >> badtouch + me -caring
      badtouch~di >> outsider|strangeone + me|bodyplace -caring
      outsider|strangeone >> badtouch~di + bodyplace|badfeel -caring
      badtouch > bodyplace >> outsider + me -caring
      elder|strangeone >> =tunjuk|=lihat|=kasih|=buka|=kirim|=show|=shows|=showed|=showing|=sent|=sends|=suruh|=ajak|=paksa|=made|=makes >> showgenital
      outsider|strangeone >> demands >> strip + me
      demands~di >> strip + me|outsider -=pr
      strangeone >> demands >> photo|whereabouts + me|=katanya
      demands~di >> photo|whereabouts >> strangeone -schoolwork
      strangeone >> gift >> demands|photo|whereabouts -playing
      photo|whereabouts >> gift + strangeone -playing
      outsider|strangeone >> tellnobody -surprise -=resep
      outsider|strangeone >> gift >> tellnobody
      outsider|strangeone >> tellnobody >> gift
      tellnobody >> outsider|strangeone + me -surprise
      tellnobody + badfeel + me -surprise -=buku
      outsider|strangeone >> inmyroom + me|badfeel
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
      me >> hit~di|=dipukulin|=digebukin|=dihajar -playing -pet
      hit~di >> elder -playing -pet -history
      me > badfeel >> elder > hit -playing
      elder > =makin|=malah|=suka|=sering|=selalu|=always > hit + me -playing
      elder >> hit~di + badfeel|overwhelming|elder -playing -pet -history
      elder >> hit >> elder + me|badfeel|overwhelming|bruise -playing -nature
      bruise + hit~di|hit + elder
      me >> locked~di
      locked~di + elder
      elder >> locked > me
      elder >> scold + badfeel|overwhelming + me -schoolwork
      elder >> threat
      threat >> elder + me
      =takut|=scared|=afraid|=frightened >> elder + =malam|=night|=home|=rumah|=pulang|=kamar|=alone|scold -=hantu -=ghost -=dark -=gelap
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
      nofood + elder|away + longtime|away -pet -fasting
      nofood + =dikasih|=feed|=allowed|=boleh|=hukum + me|elder -pet -fasting
      nofood + longtime + me -fasting -pet -=dinosaurus
    `,
      exclusions,
    ),
  },
  {
    topic: 'bullying',
    severity: 'medium',
    signs: patterns('harassed + me|=tiap|=everyone|peer -pet', exclusions),
  },
  {
    topic: 'body_image',
    severity: 'medium',
    signs: patterns(
      `
      eatless + fatword + me -pet
      eatless + =sengaja|=purpose + me -pet
      eatless + =biar|=supaya + =kurus|=langsing|=thin|=skinny -pet
      uglyme
    `,
      exclusions,
    ),
  },
  {
    topic: 'sadness',
    severity: 'medium',
    signs: patterns(
      `
      sadness + loss + me|nearone
      sadness + overwhelming + me -playing
    `,
      `${exclusions} -=film -=novel -=bawang -=onion`,
    ),
  },
];
