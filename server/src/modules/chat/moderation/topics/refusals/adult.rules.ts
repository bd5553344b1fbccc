import { type Pattern, patterns } from '../pattern.rules.ts';

/** Signs of what is not for children. */
export const sexual: readonly Pattern[] = [
  ...patterns(
    `
        sexword
        nakedword + showme -safe
        =lihat|=intip|=foto|=video|=gambar|=show|=see|=watch|=peek >> bodyword + =cewek|=kakak|=girl|=girls|=lady|=teacher|=guru|=orang|=kelas|=bibi|=someone|=where|=women|=mau -safe
        =cerita > =hot
        =boobs + =where|=see|=look|=show
        nakedword > =kamu|=nobi
        =lihat|=see|=intip >> nakedword -safe
        =intip >> =mandi
        =orang > =dewasa + =kasur|=ranjang|=begituan
        =main + nakedword -gameworld
        =boobs + =lihat|=see|=look|=where
      `,
    '-sexed',
  ),
];

export const romance: readonly Pattern[] = [
  ...patterns(
    `
        bepart > love -=teman|=guru|=adik|=sepupu
        callsign
        =jadi > =cowok|=cewek _ =aku|=saya
        love > =aku|=kamu + bepart
        =kita|=lets|=ayo|=yuk > love
        =cinta >> =aku + =kamu
        =nikah >> =kamu
        love > =dong|=yuk
      `,
    '-whatis -why -=kakak -=bibi -=paman -=they -=parents',
  ),
];

export const horror: readonly Pattern[] = patterns(
  `
      goretell + gore|gore~di
      sight|=deskripsi|=deskripsiin|=describe|=ceritakan + corpse
    `,
  '-safe -history -whatis -why',
);
