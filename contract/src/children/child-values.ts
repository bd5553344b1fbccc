/** The drawings a child may be shown by; never a photo. */
export const childAnimals = [
  'tiger',
  'elephant',
  'orangutan',
  'crocodile',
  'starling',
  'cat',
] as const;

/** WIB, WITA and WIT. */
export const childZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
