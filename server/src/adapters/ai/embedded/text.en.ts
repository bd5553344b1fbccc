/** Everything the embedded helper says in English. */
export const en = {
  sums: {
    how: 'Here is one way:',
    byZero:
      'Dividing by zero does not work, and that is nobody’s mistake. Think of sharing 6 sweets among 0 children: there is nobody to give them to, so there is no answer.',
    tooLarge: 'That number gets longer than I can show neatly. Try it with smaller numbers.',
    tooLong: 'That is a long one! Give me up to 12 numbers at a time.',
    ambiguous:
      'This can be read in two ways. Put brackets round what belongs together, like 8 ÷ (4/2) or (8 ÷ 4) / 2.',
    unclear:
      'I see numbers, but I cannot read the whole question. Write only the sum for me, like 12 + 5 or 3/4 of 20.',
    isRight: (truth: string) => `Yes, that is right: ${truth}.`,
    isNotYet: (truth: string) =>
      `Not quite yet. I get ${truth}. Shall we look where it went a different way?`,
    also: (decimal: string) => `As a decimal that is ${decimal}.`,
    table: (number: number) => `The ${number} times table:`,
    tableRange: (most: number) =>
      `I know the times tables from 1 to ${most}. Which one would you like?`,
  },
  method: {
    addZero: 'Adding zero changes nothing.',
    subtractZero: 'Taking away zero changes nothing.',
    nothingLeft: 'Take all of it away and nothing is left.',
    countOn: (from: string, numbers: string) => `Start at ${from} and count on: ${numbers}.`,
    countBack: (from: string, numbers: string) => `Start at ${from} and count back: ${numbers}.`,
    makeTen: (ten: string) => `First go up to ${ten}, then add what is left.`,
    backToTen: (ten: string) => `First go back to ${ten}, then take away what is left.`,
    belowZero: (a: string, b: string, gap: string) =>
      `${b} is ${gap} more than ${a}, so the answer is ${gap} below zero.`,
    timesZero: 'Nothing, however many times, stays nothing.',
    timesOne: 'One time a number is the number itself.',
    groups: (count: string, size: string) => `Think of ${count} groups of ${size}.`,
    splitUp: (number: string, parts: string) => `Split ${number} into ${parts}.`,
    shareNothing: 'Nothing, shared out, stays nothing.',
    howMany: (by: string, whole: string) => `How many times does ${by} fit into ${whole}?`,
    notEvenOnce: (a: string, b: string) =>
      `${b} does not fit into ${a} even once, so the answer is a fraction.`,
    remainder: (division: string, times: string, rest: string) =>
      `${division} = ${times} remainder ${rest}`,
    sameBelow: (below: string, isChanged: boolean) =>
      isChanged
        ? `Make both bottom numbers ${below} first.`
        : 'The bottom numbers are the same, so only the top numbers change.',
    topAndBelow: 'Top times top, bottom times bottom.',
    partFirst: (below: string) => `Share it into ${below} equal parts first.`,
    turnRound: (before: string, after: string) =>
      `Turn ${before} round to ${after}, then multiply.`,
    lineUp: 'Write the numbers one below the other, with the points in one line.',
    order: 'Brackets first, then × and ÷, then + and −.',
    oneByOne: 'One after the other.',
  },
  compare: {
    bigger: (more: string, less: string) => `${more} is bigger than ${less}.`,
    smaller: (less: string, more: string) => `${less} is smaller than ${more}.`,
    equal: (a: string, b: string) => `${a} and ${b} are equal.`,
    sameKind: (alike: readonly string[]) => `Write both the same way: ${alike.join(' and ')}.`,
    topOnly: 'The bottom numbers are the same, so look at the top numbers.',
    byPlaces: 'Compare digit by digit from the left, and keep the points in one line.',
    onTheLine: 'When you count up, the smaller one comes first.',
  },
  words: {
    letters: (word: string, letters: string) => `“${word}” is spelled ${letters}.`,
    syllables: (word: string, parts: string, count: number) =>
      count === 1 ? `“${word}” has one syllable.` : `“${word}” has ${count} syllables: ${parts}.`,
    byRule: (word: string, parts: string, count: number) =>
      count === 1
        ? `“${word}” has one syllable, by the usual Indonesian rule.`
        : `“${word}” has ${count} syllables by the usual Indonesian rule: ${parts}. Words with prefixes may split differently.`,
    inOther: (word: string, other: string) => `“${word}” is “${other}” in Indonesian.`,
    inThis: (word: string, other: string) => `“${word}” is “${other}” in English.`,
    isRight: (word: string) => `Yes, “${word}” is spelled right.`,
    maybe: (word: string, likes: string) => `I do not have “${word}”. Did you mean ${likes}?`,
    or: 'or',
    unknown: (word: string) =>
      `“${word}” is not in my word list yet, so I cannot be sure. A dictionary or a grown-up can help.`,
  },
  talk: {
    hello: 'Hello! I am Nobi. Give me a sum, ask which number is bigger, or let me spell a word.',
    who: 'I am Nobi, a computer helper that looks like a little tarsier. I am not a person. I can do sums and spell words.',
    readers:
      'What you write is answered inside this product, and it is not kept on our side. It stays in this tab until the tab is closed, so whoever uses this screen, such as your parents, can read it.',
    thanks: 'You are welcome! What shall we look at next?',
    can: 'I can do sums like 3/4 + 1/8, show a times table, compare two numbers, spell words from my list, and split Indonesian words into syllables.',
    bye: 'Goodbye! It was nice to think with you.',
    howAreYou:
      'I am a computer helper, so I do not feel well or ill. But I am ready! Shall we do a sum?',
  },
  offline:
    'I am offline, so I cannot answer that yet. I can help with sums and spelling. For other questions, a grown-up or a book can help.',
};

export type EmbeddedText = typeof en;
