export type Hour = 'night' | 'dawn' | 'day' | 'dusk';

/** By the clock of the device: near the equator the sun keeps its hours all year. */
export const hourOf = (now: Date): Hour => {
  const hour = now.getHours();
  if (hour < 5 || hour >= 19) return 'night';
  if (hour < 7) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
};
