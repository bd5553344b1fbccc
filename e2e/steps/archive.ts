import { crc32 } from 'node:zlib';

const shorts = (values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => {
    bytes.writeUInt16LE(value & 0xffff, at * 2);
  });
  return bytes;
};
const long = (value: number) => [value & 0xffff, value >>> 16];

/** A ZIP archive, its files stored as they are. */
export const archiveOf = (files: Readonly<Record<string, string | Buffer>>): Buffer => {
  const local: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const content = Buffer.from(bytes);
    const title = Buffer.from(name);
    const sizes = [...long(content.length), ...long(content.length)];
    const facts = shorts([0, 0, 0, 0, ...long(crc32(content)), ...sizes, title.length, 0]);
    const piece = Buffer.concat([shorts([...long(0x04034b50), 20]), facts, title, content]);
    const tail = shorts([0, 0, 0, ...long(0), ...long(offset)]);
    list.push(Buffer.concat([shorts([...long(0x02014b50), 20, 20]), facts, tail, title]));
    local.push(piece);
    offset += piece.length;
  }
  const directory = Buffer.concat(list);
  const count = list.length;
  const sizes = [...long(directory.length), ...long(offset)];
  const end = shorts([...long(0x06054b50), 0, 0, count, count, ...sizes, 0]);
  return Buffer.concat([...local, directory, end]);
};

const both = (id: string, en: string) => ({ id, en });

interface Says {
  readonly id: string;
  readonly title: object;
  readonly description: object;
  /** The name of what it teaches. */
  readonly skill: object;
}

export const manifestOf = ({ id, title, description, skill }: Says) => ({
  id,
  kind: 'game',
  trust: 'guest',
  category: 'coding',
  plan: 'regular',
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 60,
  title,
  description,
  goal: both('Tiup balon.', 'Blow it up.'),
  skills: [{ id: 'count-5', name: skill, curriculum: 'Fase A' }],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
});

const balloons: Says = {
  id: 'balon-ceria',
  title: both('Balon Ceria', 'Happy Balloons'),
  description: both('Tiup balon sampai besar.', 'Blow the balloon up.'),
  skill: both('Hitung sampai 5', 'Count to 5'),
};

/** Another one: two journeys may share a product, and its shelves. */
export const flyingBalloons: Says = {
  ...balloons,
  id: 'balon-terbang',
  title: both('Balon Terbang', 'Flying Balloons'),
};

/** Tries every door out of its box, then says which ones opened. */
const tryDoors = `
const doors = {
  parent: () => parent.document.body.textContent,
  cookie: () => { document.cookie = 'a=1'; return document.cookie; },
  database: () => new Promise((resolve, reject) => {
    const asked = indexedDB.open('a');
    asked.onsuccess = () => resolve('open');
    asked.onerror = () => reject(new Error('shut'));
  }),
  network: () => fetch(document.body.dataset.app + '/api/games/').then(() => 'open'),
  peers: () => window['RTCPeer' + 'Connection'],
  peersOfFrame: () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return (frame.contentWindow ?? window[0])['RTCPeer' + 'Connection'];
  },
  peersOfPage: () => hearFrom((at) => at),
  peersInShadow: () => hearFrom((at) => {
    const box = document.createElement('div');
    at.append(box);
    return box.attachShadow({ mode: 'closed' });
  }),
};
/** A page within the page, with the game's own file in it: what does that find? */
const hearFrom = (place) => new Promise((resolve, reject) => {
  addEventListener('message', ({ data }) => resolve(data === 'function'), { once: true });
  const markup = '<iframe srcdoc="<script src=' + new URL('inner.js', import.meta.url) + '></' + 'script>"></iframe>';
  const holder = place(document.body);
  if (holder === document.body) holder.insertAdjacentHTML('beforeend', markup);
  else holder.innerHTML = markup;
  setTimeout(() => reject(new Error('shut')), 1500);
});
const open = [];
for (const [name, go] of Object.entries(doors))
  try { if (await go()) open.push(name); } catch {}
document.querySelector('h1').textContent = 'Terbuka: ' + (open.join() || 'tidak ada');
`;

/** A game as an author would send it; `app` is where it tries to get to. */
export const guestGame = (app: string, says: Says = balloons, more: Record<string, string> = {}) =>
  archiveOf({
    'index.html': `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Balon</title>
</head><body data-app="${app}"><h1>Balon</h1><script type="module" src="game.js"></script></body></html>`,
    'game.js': tryDoors,
    'inner.js': `parent.postMessage(typeof window['RTCPeer' + 'Connection'], '*');`,
    'thumbnail.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1" fill="#e5484d"/></svg>',
    'manifest.json': JSON.stringify(manifestOf(says)),
    ...more,
  });
