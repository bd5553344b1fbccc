/**
 * Words of the first two levels whose parts the rule of roots cannot know, as the dictionary has them:
 * a beginning or an ending stays whole (meng-ikat), and what only sounds is not parted.
 */
export const affixed: Readonly<Record<string, string>> = {
  mengikat: 'meng-i-kat',
  mengintip: 'meng-in-tip',
  mengapa: 'meng-a-pa',
  gamelan: 'ga-mel-an',
  jumat: 'jum-at',
  byuuur: 'byuuur',
  gooong: 'gooong',
};
