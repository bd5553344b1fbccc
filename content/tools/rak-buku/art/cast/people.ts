/** What the people look like: five children, their families and a teacher. */
import type { Looks } from './looks.ts';

const [light, brown, deep] = ['#e0aa78', '#cf9160', '#7d4c30'];

export const people = {
  tini: { style: 'braids', top: '#ff6f86', bottom: '#6c4cf1', wears: 'skirt', skin: brown },
  laila: {
    style: 'jilbab',
    cloth: '#3fb6a8',
    top: '#ffd96b',
    bottom: '#147a6c',
    wears: 'skirt',
    skin: light,
  },
  rani: { style: 'curly', top: '#b98ad6', bottom: '#4a5fb0', skin: brown, has: 'wheelchair' },
  dodi: { style: 'short', top: '#ffb020', bottom: '#2b74c0', wears: 'shorts', skin: light },
  mika: { style: 'curls', top: '#4fbf73', bottom: '#e0653f', wears: 'shorts', skin: deep },
  ibu: {
    age: 'adult',
    style: 'bun',
    top: '#e85d75',
    bottom: '#7b4b94',
    wears: 'sarung',
    skin: brown,
  },
  bapak: {
    age: 'adult',
    style: 'short',
    top: '#3f8f9b',
    bottom: '#4a4358',
    skin: brown,
    has: 'moustache',
  },
  nenek: {
    age: 'elder',
    style: 'bun',
    hair: '#dcd8e2',
    top: '#a986d8',
    bottom: '#8f5a3a',
    wears: 'sarung',
    skin: brown,
    has: 'glasses',
  },
  kakek: {
    age: 'elder',
    style: 'bald',
    hair: '#e2dee8',
    top: '#f0e6d2',
    bottom: '#5b7a4a',
    wears: 'sarung',
    skin: brown,
    has: 'moustache',
  },
  guru: {
    age: 'adult',
    style: 'jilbab',
    cloth: '#7a6ee0',
    top: '#c9b27c',
    bottom: '#8c7a52',
    wears: 'skirt',
    skin: light,
    has: 'glasses',
  },
} as const satisfies Record<string, Looks>;
