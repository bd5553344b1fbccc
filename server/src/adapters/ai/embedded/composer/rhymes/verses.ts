/** Words that rhyme in spoken English; spelling does not tell. */
export const families: readonly string[] = `hill still
by sky fly high pie
breeze trees
red bed said
hat sat that flat
twice nice
you few view shoe do too blue two
town down brown
sea tea me three be
oar shore door more
sail tail
met wet net
moon balloon tune soon
string sing
glow go toe slow snow low
cake lake mistake shake
sweet eat
bus us
ten again
chalk talk
boat coat
play day
loud crowd
cried wide
air there
hop top stop
plate late eight
grin in
explained complained`.split('\n');

/** Two lines, and what may come after them. Slot: {an} an animal with its article. */
export interface Verse {
  readonly begins: readonly [string, string];
  readonly goesOn: readonly (readonly [string, string])[];
}

export const verses: readonly Verse[] = [
  {
    begins: ['{an} went walking up a hill,', 'and at the top it sat quite still.'],
    goesOn: [
      ['It watched the clouds that drifted by,', 'like woolly sheep up in the sky.'],
      ['It listened to the evening breeze,', 'that hummed a song among the trees.'],
      ['It ate an apple, crisp and red,', 'and then went home and off to bed.'],
    ],
  },
  {
    begins: ['{an} put on a tall green hat,', 'and on the hat a robin sat.'],
    goesOn: [
      ['It sang a song, it sang it twice,', 'and everybody thought it nice.'],
      ['“Good morning,” said the bird, “to you!', 'I like this hat, it has a view.”'],
      ['They went like that all over town,', 'and not one time did it fall down.'],
    ],
  },
  {
    begins: ['{an} sailed across the sea,', 'inside a cup for morning tea.'],
    goesOn: [
      ['The spoon became a little oar,', 'that brought it safely to the shore.'],
      ['It had a biscuit for a sail,', 'and one long feather for a tail.'],
      ['It waved to every fish it met,', 'and came home only slightly wet.'],
    ],
  },
  {
    begins: ['{an} looked up and saw the moon,', 'and thought it was a white balloon.'],
    goesOn: [
      ['It asked the stars to hold the string,', 'and all of them began to sing.'],
      ['It said, “How softly you can glow!', 'Good night, dear moon, it’s time to go.”'],
      ['It tried to catch it in a net,', 'and in the pond its toes got wet.'],
    ],
  },
  {
    begins: ['{an} baked a honey cake,', 'and took it down beside the lake.'],
    goesOn: [
      ['The ducks all came, the frogs came too,', 'and soon the crumbs were very few.'],
      ['It was so soft, it was so sweet,', 'that everybody came to eat.'],
      ['A fish looked up and said, “For me?”', 'They cut a slice, and that made three.'],
    ],
  },
  {
    begins: ['{an} went to school by bus,', 'and took a seat with all of us.'],
    goesOn: [
      ['It learned to count from one to ten,', 'and then it started once again.'],
      ['It drew a house in green and blue,', 'and then it drew the teacher too.'],
      ['It loved the bell, it loved the chalk,', 'but most of all it loved to talk.'],
    ],
  },
  {
    begins: ['The rain came down upon the town,', 'on roofs of red and roofs of brown.'],
    goesOn: [
      ['{an} danced from door to door,', 'and asked the clouds for more and more.'],
      ['{an} sailed a paper boat,', 'and wore a yellow winter coat.'],
    ],
  },
  {
    begins: ['{an} had a drum to play,', 'and played it loudly every day.'],
    goesOn: [
      ['The neighbours found it rather loud,', 'and yet it always drew a crowd.'],
      ['At night it played it soft and low,', 'as soft as falling flakes of snow.'],
    ],
  },
];

/** Five lines: the first, second and last rhyme, and so do the two between. */
export const limericks: readonly (readonly [string, string, string, string, string])[] = [
  [
    'There was {an} who lived by the sea,',
    'and dipped its whole nose in its tea.',
    '“It is warm,” so it said,',
    '“and my nose is now red,',
    'but how happy a nose it must be!”',
  ],
  [
    'There was {an} who bought a new hat,',
    'but found it was awfully flat.',
    'So it filled it with air,',
    'and it floated up there,',
    'and it called from above, “Look at that!”',
  ],
  [
    'There was {an} who slept in a shoe,',
    'because it had nothing to do.',
    'When it woke up at ten,',
    'it crept in once again,',
    'and it stayed until quarter past two.',
  ],
  [
    'There was {an} who wanted to fly,',
    'so it jumped on its bed rather high.',
    'With a bounce and a hop,',
    'it went over the top,',
    'and it landed in blueberry pie.',
  ],
  [
    'There was {an} who danced on one toe,',
    'and never remembered to slow.',
    'When it spun with a hop,',
    'it just never could stop,',
    'till it sneezed and sat down in the snow.',
  ],
  [
    'There was {an} with peas on its plate,',
    'who counted them early and late.',
    '“There were ninety,” it cried,',
    '“but my mouth is too wide,',
    'and now I have only got eight!”',
  ],
  [
    'There was {an} who sang to the moon,',
    'but never could sing it in tune.',
    'So the moon with a grin,',
    'put some cotton wool in,',
    'and it said, “Do come back again soon!”',
  ],
  [
    'There was {an} who sat on a cake,',
    'a very surprising mistake.',
    '“It was soft,” it explained,',
    'when the baker complained,',
    'and they laughed till they started to shake.',
  ],
];

/** Two beats each, as the lines want them. */
export const animals =
  'rabbit panda monkey tiger lion zebra penguin camel otter kitten puppy hamster hippo donkey dragon robot squirrel turtle gecko beaver pony parrot walrus'.split(
    ' ',
  );
