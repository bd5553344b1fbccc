/** How a bus is loaded before a child's eyes: ten at once where there are ten, and one by one. Pure. */
const full = 10;

/** How many ride after each step. */
export const loadedBy = (wanted: number): number[] => {
  const first = wanted < full ? 1 : full;
  return Array.from({ length: wanted - first + 1 }, (_, step) => first + step);
};

export const hasTen = (wanted: number): boolean => wanted >= full;
