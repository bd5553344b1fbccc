const kilobytes = (count: number) => count * 1000;

/** What a first view may load over the line, compressed, in bytes. */
export const budgets = {
  welcome: { script: kilobytes(60), all: kilobytes(250) },
  route: { script: kilobytes(120) },
  /** A game's scripts: its own part, the kit and the libraries that games share. */
  game: { script: kilobytes(60 + 25 + 65) },
  /** A second play loads the entry page again and nothing else of the play origin. */
  secondPlay: { all: kilobytes(5) },
  layoutShift: 0.02,
} as const;
