/** What can go wrong, with the status of the answer and the words people see. */
export interface ErrorRow {
  /** Null: only the browser says it, no answer of the server carries it. */
  readonly status: number | null;
  readonly en: string;
  readonly id: string;
}
