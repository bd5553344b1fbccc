/** How an item shows the consistency suite that it can be played right. Nothing of this ships. */

/** What a robot has: a child's means, and the page's own labels to know what is right. */
export interface Hands {
  tap(selector: string): Promise<void>;
  /** A press at a point of the page, for stages that are drawn rather than built of elements. */
  tapAt(x: number, y: number): Promise<void>;
  drag(from: string, to: string): Promise<void>;
  /** A key as the browser names it, such as `Enter` or `ArrowLeft`. */
  press(key: string): Promise<void>;
  /** The text of the first match or, if named, one attribute of it; null when there is none. */
  read(selector: string, attribute?: string): Promise<string | null>;
  count(selector: string): Promise<number>;
  /** Until the first match can be seen. */
  wait(selector: string): Promise<void>;
}

/** Exported as `robot` from an item's `robot.ts`. */
export interface Robot {
  /** Does the next right thing; false when the calm end is on the screen. */
  step(hands: Hands): Promise<boolean>;
  /** The same with the keyboard alone, where that is more than Tab to what is tapped and Enter. */
  keys?(hands: Hands): Promise<boolean>;
}
