/**
 * Ids of today's saves, events and published lessons that another id has replaced, by item. Reading them
 * goes on for ever: a save that opened once always opens. Where the same id stays, no row is needed.
 */
export const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sahabat-angka': { 'pairs-10': 'bonds-10' },
  'kode-pertamaku': { patterns: 'move-patterns' },
};
