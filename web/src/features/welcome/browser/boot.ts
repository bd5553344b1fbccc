// Runs in the head of every ready page, before the first paint, from the page's own text.
const root = document.documentElement;

try {
  const wanted = localStorage.getItem('language');
  const address = new URL(location.href);
  const isElsewhere = wanted !== root.lang && wanted !== address.searchParams.get('lang');
  // The about page is Indonesian for everybody who does not ask for English there.
  const follows = !root.hasAttribute('data-own-language');
  if ((wanted === 'en' || wanted === 'id') && follows && isElsewhere) {
    address.searchParams.set('lang', wanted);
    location.replace(address);
  }
  root.toggleAttribute('data-player', localStorage.getItem('playerToken') !== null);
  root.toggleAttribute('data-claimed', localStorage.getItem('promoClaimed') === 'true');
} catch {
  // Without storage the page stands as it is.
}
root.setAttribute('data-script', '');
