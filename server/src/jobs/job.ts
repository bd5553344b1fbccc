/** Something done again and again, by one process at a time however many there are. */
export interface Job {
  readonly name: string;
  /** A whole part of an hour. */
  readonly everyMs: number;
  run(): Promise<unknown>;
  /**
   * For work that lies in a table with the time when it is due: how long until the next, undefined
   * when nothing waits. Such a job also runs at once when its name is told on `workDue`, and several
   * processes may run it together: it takes rows with `for update skip locked`.
   */
  nextInMs?(): Promise<number | undefined>;
}
