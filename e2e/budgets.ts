const kilobytes = (count: number) => count * 1000;

/** What a first view may load over the line: compressed, in bytes, if nothing else is said. */
export const budgets = {
  welcome: { script: kilobytes(60), all: kilobytes(250) },
  route: { script: kilobytes(120) },
  /** Cards bring, after all else, what saves them for playing without a line. */
  shelf: { script: kilobytes(120 + 3) },
  /** A game's scripts: its own part, the kit and the libraries that games share. */
  game: { script: kilobytes(60 + 25 + 65) },
  /** A second play loads the entry page again and nothing else of the play origin. */
  secondPlay: { all: kilobytes(5) },
  /** Round trips one behind the other, from the address to what it is for. */
  roundTrips: { welcome: 2, shelf: 2 },
  layoutShift: 0.02,
} as const;
