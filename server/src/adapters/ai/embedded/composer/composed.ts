/** What Nobi made up, and what a child may tap next. */
export interface Composed {
  readonly text: string;
  readonly choices: readonly string[];
}
