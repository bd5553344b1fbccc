import type { ChatTopic } from '@nobi/contract';

/** The shelf of each file of cards; what holds several things is "other". */
const topicOfFile: Readonly<Record<string, ChatTopic>> = {
  animals: 'animals',
  'more-animals': 'animals',
  'sea-and-small-animals': 'animals',
  body: 'body',
  feelings: 'feelings',
  'kitchen-and-games': 'home',
  culture: 'indonesia',
  indonesia: 'indonesia',
  citizens: 'indonesia',
  history: 'indonesia',
  provinces: 'indonesia',
  'regional-culture': 'indonesia',
  nature: 'nature',
  religion: 'religion',
  safety: 'safety',
  'language-words': 'school',
  learning: 'school',
  'mathematics-words': 'school',
  school: 'school',
  space: 'space',
  'computers-and-inventors': 'technology',
  'digital-life': 'technology',
  things: 'things',
  world: 'world',
};

/** What a card is about, for whoever may know no more than that. */
export const topicOfCard = (file: string): ChatTopic => topicOfFile[file] ?? 'other';
