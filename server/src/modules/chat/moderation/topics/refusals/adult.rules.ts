import { type Pattern, patterns } from '../pattern.rules.ts';

/** Signs of what is not for children. */
export const sexual: readonly Pattern[] = [
  ...patterns(
    `
        sexword
      `,
    '-sexed',
  ),
];

export const romance: readonly Pattern[] = [
  ...patterns(
    `
        bepart > love -=teman|=guru|=adik|=sepupu
      `,
    '-whatis -why -=kakak -=bibi -=paman -=they -=parents',
  ),
];

export const horror: readonly Pattern[] = patterns(
  `
      goretell + gore|gore~di
    `,
  '-safe -history -whatis -why',
);
