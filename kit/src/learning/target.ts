/** The share of first tries that should be right: small children need to succeed more often to go on. */
export const targetSuccess = (age: number): number => (age < 8 ? 0.85 : 0.75);
