export const opens = {
  sleeps: (nights: number) =>
    nights === 1 ? 'Sleep once, then play again.' : `Sleep ${nights} times, then play again.`,
  today: 'Play again a little later today.',
  clock: (time: string) => `From ${time}.`,
  later: 'Play again when your parents open it.',
  again: 'Read it aloud',
};
