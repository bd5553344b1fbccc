import { spots } from '../rules/spots.ts';
import { nameOf } from '../rules/things.ts';
import { listed } from './phrases.ts';
import type { Words } from './words.ts';

export const en: Words = {
  welcome: 'Listen to the captain and use the crane!',
  welcomeTap: 'Listen to the captain, then tap!',
  captain: 'The captain says:',
  yourTurn: 'Now it is your turn.',
  otherThing: 'The captain wants another one. Listen!',
  otherSpot: 'It goes somewhere else. Listen again.',
  otherBoth: 'How funny! Listen to the captain again.',
  halfway: 'One is there. One more to go!',
  fits: 'That is just what the captain wanted.',
  praise: 'You listened to every word.',
  praiseAgain: 'You listened again and tried another way.',
  look: 'Look at this picture.',
  watch: 'Watch the crane.',
  pick: 'Which one does the captain want?',
  where: 'Where does it go?',
  slow: 'Listen slowly',
  free: 'Free play',
  harbour: 'Play',
  freeGoal: 'Tap anything to hear its name.',
  freeHint: 'Lift one and put it anywhere.',
  things: 'Other things',
  water: 'Other places',
  back: 'Put it back on the quay',
  thing: nameOf,
  spot: (spot) => spots[spot].phrase,
  allKnown: "You understand all of the captain's orders! Now try Hello Nobi.",
  recap: (words) => `You understood the words ${listed(words, 'and')}.`,
};
