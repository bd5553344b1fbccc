/** What the embedded helper says about numbers in English. */
export const sumsEn = {
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
  units: {
    how: 'Here is the way:',
    together: (total: string) => `Together that is ${total}.`,
    also: (mixed: string) => `That is also ${mixed}.`,
    same: (a: string, b: string) => `${a} and ${b} are the same.`,
    more: (
      kind: 'length' | 'mass' | 'volume' | 'time' | 'years' | 'count',
      more: string,
      less: string,
    ) => {
      const than = {
        length: 'longer',
        mass: 'heavier',
        volume: 'more',
        time: 'longer',
        years: 'longer',
        count: 'more',
      };
      return `${more} is ${than[kind]} than ${less}.`;
    },
  },
  money: {
    total: (amount: string) => `So that is ${amount}.`,
    change: (paid: string, price: string, back: string) =>
      `You have ${paid} and pay ${price}. ${back} is left.`,
  },
  percent: {
    answer: (percent: string, whole: string, result: string) =>
      `${percent}% of ${whole} = ${result}`,
    means: (percent: string) => `${percent}% means ${percent} of every hundred.`,
  },
  order: (numbers: string, isFalling: boolean) =>
    isFalling ? `From largest to smallest: ${numbers}.` : `From smallest to largest: ${numbers}.`,
  parity: (number: string, last: string, isEven: boolean) =>
    isEven
      ? `${number} is even. Its last digit is ${last}, so it can be shared by two with nothing left.`
      : `${number} is odd. Its last digit is ${last}, so one is left over when you share it by two.`,
  story: {
    read: 'This is how I read it:',
    and: ' and ',
    start: (from: number, changes: string) => `we start with ${from}, then ${changes}.`,
    more: (count: number) => `${count} more`,
    fewer: (count: number) => `${count} fewer`,
    together: (numbers: string) => `${numbers} are counted together.`,
    groups: (count: number, size: number) => `${count} groups with ${size} in each.`,
    share: (things: number, takers: number) => `${things} shared equally by ${takers}.`,
    difference: (more: number, less: number) => `how far apart are ${more} and ${less}?`,
  },
  numberFacts: {
    prime: (value: number, isPrime: boolean, dividers: string) =>
      isPrime
        ? `Yes, ${value} is a prime number. Only 1 and ${value} divide it.`
        : `No, ${value} is not a prime number. ${value < 2 ? 'Prime numbers begin with 2.' : `These divide it: ${dividers}.`}`,
    primes: (value: number, found: string) => `The prime numbers below ${value}: ${found}.`,
    factors: (value: number, dividers: string) =>
      `The factors of ${value}: ${dividers}. Each of them divides ${value} with nothing left.`,
    multiple: (a: number, b: number, result: number) =>
      `The least common multiple of ${a} and ${b} is ${result}. It is the first number in both tables: ${result} ÷ ${a} = ${result / a} and ${result} ÷ ${b} = ${result / b}.`,
    factor: (a: number, b: number, result: number) =>
      `The greatest common factor of ${a} and ${b} is ${result}: ${a} ÷ ${result} = ${a / result} and ${b} ÷ ${result} = ${b / result}.`,
    root: (value: number, root: number) =>
      `The square root of ${value} is ${root}, because ${root} × ${root} = ${value}.`,
    roman: (value: number, signs: string) => `${value} as a Roman numeral: ${signs}.`,
    after: (value: number, next: number) => `After ${value} comes ${next}.`,
    before: (value: number, last: number) => `Before ${value} comes ${last}.`,
    next: (numbers: string, next: number) => `After ${numbers} comes ${next}.`,
  },
};

export type SumsText = typeof sumsEn;
