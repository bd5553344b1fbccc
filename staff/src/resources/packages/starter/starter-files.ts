/** A whole manifest for whoever only wants to see how a package is made. */
export const exampleManifest = {
  id: 'balon-contoh',
  kind: 'game',
  trust: 'guest',
  plan: 'premium',
  category: 'math',
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order: 500,
  title: { id: 'Balon Contoh', en: 'Sample Balloons' },
  description: { id: 'Ketuk balon sambil berhitung.', en: 'Tap the balloons and count them.' },
  goal: { id: 'Ketuk semua balon sambil berhitung.', en: 'Tap all balloons and count along.' },
  skills: [{ id: 'count-to-5', name: { id: 'Berhitung sampai 5', en: 'Counting to 5' } }],
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};

const page = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Balon</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<h1 id="count">0</h1>
<div id="balloons"></div>
<script src="game.js"></script>
</body>
</html>
`;

const style = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 24px;
  font: 24px system-ui, sans-serif; text-align: center; background: cornsilk; color: midnightblue; }
#balloons { display: flex; flex-wrap: wrap; gap: 16px; justify-content: center; }
button { width: 96px; height: 120px; border: 0; border-radius: 50%; font-size: 32px;
  background: tomato; color: white; }
button[disabled] { background: mistyrose; }
`;

const game = `const words = {
  id: { balloon: 'Balon', again: 'Lagi' },
  en: { balloon: 'Balloon', again: 'Again' },
};
let lang = 'id';
let popped = 0;
const count = document.querySelector('#count');
const row = document.querySelector('#balloons');

function begin() {
  popped = 0;
  count.textContent = '0';
  row.replaceChildren();
  for (let number = 1; number <= 5; number += 1) {
    const balloon = document.createElement('button');
    balloon.setAttribute('aria-label', words[lang].balloon + ' ' + number);
    balloon.addEventListener('click', () => {
      popped += 1;
      count.textContent = String(popped);
      balloon.disabled = true;
      balloon.textContent = popped;
      if (popped === 5) offerAgain();
    });
    row.append(balloon);
  }
}

function offerAgain() {
  const again = document.createElement('button');
  again.textContent = words[lang].again;
  again.style.fontSize = '20px';
  again.addEventListener('click', begin);
  row.append(again);
}

// Nobi says here in which language the child plays.
addEventListener('nobi', ({ detail }) => {
  const wanted = (detail.settings && detail.settings.lang) || 'id';
  if (detail.kind !== 'load' || !words[wanted]) return;
  lang = wanted;
  document.documentElement.lang = lang;
  begin();
});

begin();
`;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">
<rect width="160" height="100" fill="cornsilk"/>
<ellipse cx="50" cy="45" rx="20" ry="26" fill="tomato"/>
<ellipse cx="100" cy="40" rx="20" ry="26" fill="royalblue"/>
<path d="M50 71v20M100 66v22" stroke="midnightblue" stroke-width="2"/>
</svg>
`;

/** A package that Nobi takes as it stands, with a note for whoever opens it. */
export const starterFiles = (manifest: object, note: string): Record<string, string> => ({
  'index.html': page,
  'game.js': game,
  'style.css': style,
  'thumbnail.svg': picture,
  'manifest.json': `${JSON.stringify({ ...manifest, thumbnail: 'thumbnail.svg' }, null, 2)}\n`,
  'readme.txt': note,
});
