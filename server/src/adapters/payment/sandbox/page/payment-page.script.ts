/**
 * The page's only script: copies each number, and counts down. Without it the numbers stand there to be
 * marked, and the time as it was when the page came.
 */
export const paymentScript = `
for (const button of document.querySelectorAll('[data-copy]')) {
  const number = document.getElementById(button.dataset.copy);
  const status = document.getElementById('copied');
  const marked = () => {
    getSelection().selectAllChildren(number);
    return document.execCommand('copy');
  };
  button.hidden = false;
  button.addEventListener('click', async () => {
    let isCopied = false;
    try {
      await navigator.clipboard.writeText(number.textContent);
      isCopied = true;
    } catch {
      isCopied = marked();
    }
    status.textContent = isCopied ? button.dataset.copied : button.dataset.marked;
  });
}
const left = document.querySelector('[data-left]');
if (left) {
  const end = performance.now() + Number(left.dataset.left) * 1000;
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    const parts = { h: Math.floor(seconds / 3600), m: Math.floor(seconds / 60) % 60, s: seconds % 60 };
    left.textContent = left.dataset.words.replace(/\\{(\\w)\\}/g, (all, part) => parts[part]);
    if (seconds > 0) return;
    clearInterval(timer);
    if (Number(left.dataset.left) > 0) location.reload();
  };
  const timer = setInterval(tick, 1000);
  tick();
}
`;
