/** What stands on a card that an adult shares: words alone, ready to be drawn. */
export interface CardWords {
  /** Whose card it is: a nickname, or words that name nobody. */
  readonly title: string;
  readonly span: string;
  readonly lines: readonly CardLine[];
  readonly close: string;
}

export interface CardLine {
  readonly label: string;
  readonly text: string;
}

/** Square, as phones show a picture in a chat. */
export const cardSide = 1080;

/** Letters that the card's fonts have; a name with others is left out, for boxes are no name. */
export const canBeDrawn = (words: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/.test(words);
