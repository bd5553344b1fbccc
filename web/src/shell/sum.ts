const between = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));

/** A product from the end of the times tables. */
export const newSum = () => ({ a: between(6, 9), b: between(6, 9) });
