/** Whole rupiah of `"15000.00"`; undefined for anything with sen, a sign or another form. */
export const rupiahOf = (amount: string | number): number | undefined => {
  const text = String(amount);
  return /^\d{1,12}(\.0{1,2})?$/.test(text) ? Number(text) : undefined;
};
