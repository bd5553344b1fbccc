import type { Page } from '@playwright/test';
import { archiveOf, manifestOf } from '../archive.ts';

const own = { id: 'kelinci-hitung', title: { id: 'Kelinci Hitung', en: 'Counting Rabbit' } };
const heavy = { id: 'gajah-hitung', title: { id: 'Gajah Hitung', en: 'Counting Elephant' } };
type Named = typeof own;

/** Its own script speaks with Nobi, without our kit: it counts taps, keeps them, and tells of each. */
const game = `
import { show } from './parts/show.js';
let port;
let seq = 0;
let count = 0;
const post = (message) => port.postMessage({ v: 1, seq: (seq += 1), ...message });
const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const begin = async (save) => {
  const { of } = await (await fetch(new URL('../words.json', import.meta.url))).json();
  count = Number(save ?? 0);
  show(of, count);
  document.querySelector('button').onclick = () => {
    count += 1;
    show(of, count);
    const ctx = { level: 1, skill: 'count-5', mode: 'play', lang: 'id', build: 'dev' };
    const event = { v: 1, id: random(), t: Date.now(), item: document.querySelector('meta[name=nobi-item]').content, attempt: 1, verb: 'answered', object: 'tap-' + count, result: { success: true }, ctx };
    post({ kind: 'event', events: [event] });
    post({ kind: 'save', data: String(count) });
  };
};
addEventListener('message', function hear({ source, data, ports }) {
  if (source !== parent || !ports[0] || data?.kind !== 'hello') return;
  removeEventListener('message', hear);
  port = ports[0];
  port.onmessage = ({ data: { kind, save } }) => {
    if (kind !== 'load') return;
    post({ kind: 'ready' });
    begin(save);
  };
});
`;

/** A picture by its markup, one by script, one in a sheet, and words by a call: as games load what they need. */
const files = ({ id, title }: Named) => ({
  'index.html': `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="nobi-item" content="${id}"><title>Kelinci</title>
<link rel="stylesheet" href="style/all.css"></head><body><h1>${title.id}</h1><img alt="Kelinci" src="art/rabbit.svg">
<p></p><button type="button">Tambah</button><script type="module" src="js/game.js"></script></body></html>`,
  'style/all.css':
    'body { font-family: sans-serif; background: url(../art/grass.svg) } button { font-size: 2rem }',
  'art/grass.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#dff3d8" d="M0 0h4v4H0z"/></svg>',
  'art/rabbit.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 8 8"><circle cx="4" cy="5" r="3" fill="#8d6e63"/></svg>',
  'js/game.js': game,
  'js/parts/show.js': `
const carrot = new Image();
carrot.alt = 'Wortel';
carrot.src = new URL('../../art/carrot.svg', import.meta.url);
document.body.append(carrot);
export const show = (of, count) => { document.querySelector('p').textContent = count + ' ' + of; };`,
  'art/carrot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="80" viewBox="0 0 4 8"><path fill="#f57c00" d="M0 0h4L2 8z"/></svg>',
  'words.json': '{ "of": "ketukan" }',
  'thumbnail.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1" fill="#8d6e63"/></svg>',
  'manifest.json': JSON.stringify(
    manifestOf({
      id,
      title,
      description: { id: 'Ketuk dan hitung.', en: 'Tap and count.' },
      skill: { id: 'Hitung sampai 5', en: 'Count to 5' },
    }),
  ),
});

const guestOf = (named: Named, more: Record<string, string> = {}) => ({
  ...named,
  address: `/play/${named.id}/x`,
  archive: () => archiveOf({ ...files(named), ...more }),
});

/** A guest that does what games do. */
export const countingGuest = guestOf(own);

/** One with more than a phone can be asked to hold. */
export const heavyGuest = guestOf(heavy, { 'load.txt': 'berat '.repeat(1_100_000) });

/** Without a line a guest stands in a box of its own within the page of the house. */
export const guestIn = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');
