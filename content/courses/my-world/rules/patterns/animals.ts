/** What animals can do: can and can't, which never change. */
import type { Pattern } from '../line.ts';
import { counted, nounOf, otherArticle } from '../things.ts';

export const skills = ['swim', 'fly', 'jump', 'climb', 'run', 'read'] as const;

/** Only what nobody doubts; what stands in neither list is never asked. */
export const abilities: Readonly<
  Record<string, { can: readonly string[]; not: readonly string[] }>
> = {
  duck: { can: ['swim', 'fly'], not: ['climb', 'read'] },
  cat: { can: ['climb', 'jump', 'run'], not: ['fly', 'read'] },
  dog: { can: ['run', 'jump', 'swim'], not: ['fly', 'read', 'climb'] },
  elephant: { can: ['swim', 'run'], not: ['fly', 'climb', 'jump', 'read'] },
  monkey: { can: ['climb', 'jump', 'run'], not: ['fly', 'read'] },
  frog: { can: ['jump', 'swim'], not: ['fly', 'read'] },
  snake: { can: ['swim', 'climb'], not: ['fly', 'run', 'read'] },
  horse: { can: ['run', 'jump', 'swim'], not: ['fly', 'climb', 'read'] },
  bee: { can: ['fly'], not: ['swim', 'read', 'run'] },
  turtle: { can: ['swim'], not: ['fly', 'jump', 'run', 'read'] },
  octopus: { can: ['swim'], not: ['fly', 'run', 'jump', 'read'] },
  orangutan: { can: ['climb'], not: ['fly', 'read'] },
  rabbit: { can: ['jump', 'run'], not: ['fly', 'climb', 'read'] },
};
export const animalNames = Object.keys(abilities);

const able = (what: string, also: string): boolean => abilities[what]?.can.includes(also) ?? false;
const unable = (what: string, also: string): boolean =>
  abilities[what]?.not.includes(also) ?? false;

const many = (what: string): string => nounOf(what).many;

export const animals: Readonly<Record<string, Pattern>> = {
  'can-one': {
    pools: { what: animalNames, also: skills },
    fits: ({ what, also }) => able(what, also),
    line: ({ what, also }) => ({
      text: `${counted(what)} can ${also}`,
      end: '.',
      key: ['can', also, nounOf(what).article],
      spell: nounOf(what).one,
      slips: [
        [`can ${also}`, `can ${also}s`, 'can'],
        [nounOf(what).article, otherArticle(nounOf(what).article), 'article'],
        [`can ${also}`, `is can ${also}`, 'can'],
      ],
    }),
  },
  'can-not': {
    pools: { what: animalNames, also: skills },
    fits: ({ what, also }) => unable(what, also),
    line: ({ what, also }) => ({
      text: `${many(what)} can't ${also}`,
      end: '.',
      key: ["can't", many(what)],
      spell: many(what),
      slips: [
        [`can't ${also}`, `don't can ${also}`, 'can'],
        [`can't ${also}`, `no can ${also}`, 'can'],
        [many(what), nounOf(what).one, 'many'],
      ],
    }),
  },
  'can-but': {
    pools: { what: animalNames, also: skills, where: skills },
    fits: ({ what, also, where }) => able(what, also) && unable(what, where),
    line: ({ what, also, where }) => ({
      text: `${counted(what)} can ${also} but it can't ${where}`,
      end: '.',
      key: ["can't", 'but', 'can'],
      spell: nounOf(what).one,
      same: [`${counted(what)} can't ${where} but it can ${also}`],
      slips: [
        ["it can't", "she can't", 'who'],
        ['but', 'so', 'meaning'],
        [`can ${also}`, `can ${also}s`, 'can'],
        [nounOf(what).article, otherArticle(nounOf(what).article), 'article'],
      ],
    }),
  },
  'can-ask': {
    pools: { what: animalNames, also: skills },
    fits: ({ what, also }) => able(what, also) || unable(what, also),
    line: ({ what, also }) => ({
      text: `can ${counted(what)} ${also}`,
      end: '?',
      key: ['can', nounOf(what).article, also],
      spell: nounOf(what).one,
      slips: [
        [`can ${counted(what)}`, `${counted(what)} can`, 'ask'],
        ['can', 'does', 'can'],
        [nounOf(what).article, otherArticle(nounOf(what).article), 'article'],
      ],
    }),
  },
};
