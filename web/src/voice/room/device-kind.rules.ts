export type DeviceKind = 'android' | 'apple' | 'windows' | 'other';

/** Whose settings this browser's voices come from. */
export const deviceKindOf = (userAgent: string): DeviceKind => {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod|macintosh/i.test(userAgent)) return 'apple';
  return /windows/i.test(userAgent) ? 'windows' : 'other';
};
