/** How a word problem is worked out; `sum` is in signs that the calculator reads. */
export interface Plan {
  readonly kind: 'steps' | 'together' | 'groups' | 'share' | 'difference';
  readonly numbers: readonly number[];
  readonly signs: readonly ('+' | '-')[];
  readonly sum: string;
  /** What is counted, when it is one kind of thing. */
  readonly noun: string | undefined;
}
