/** Hashes and compares passwords, slowly on purpose. Throws Problem('unavailable') when too many wait. */
export interface Passwords {
  /** Whether it is among the 100,000 most used, which are guessed first. */
  isCommon(password: string): boolean;
  /** A PHC string. */
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and says no: time tells nobody who exists. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}
