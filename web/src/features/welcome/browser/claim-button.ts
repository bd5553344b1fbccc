import {
  type ClaimState,
  claimDelay,
  claimKey,
  hear,
  isPressable,
  press,
  stateFromStorage,
} from './claim.ts';

// A browser may forbid storage; the promo then leads on, only without being remembered.
const read = () => {
  try {
    return localStorage.getItem(claimKey);
  } catch {
    return null;
  }
};
const remember = () => {
  try {
    localStorage.setItem(claimKey, 'true');
  } catch {
    // See above.
  }
};

const draw = (button: HTMLButtonElement, state: ClaimState) => {
  const words = button.querySelector('[data-words]');
  const label = state === 'processing' ? button.dataset.processing : button.dataset.claim;
  if (words && label) words.textContent = label;
  button.disabled = !isPressable(state);
  document.documentElement.toggleAttribute('data-claimed', state === 'claimed');
};

/** Gives the Claim Promo button its three states. Its form alone already leads to registration. */
export const enliven = (button: HTMLButtonElement) => {
  let state = stateFromStorage(read());
  let timer: number | undefined;

  const show = (next: ClaimState) => {
    state = next;
    draw(button, state);
  };

  button.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (press(state) === state) return;
    show(press(state));
    remember();
    timer = window.setTimeout(() => window.location.assign('/signup'), claimDelay);
  });
  window.addEventListener('storage', () => show(hear(state, read())));
  // A page kept by the browser must not wake up in the middle of going away.
  window.addEventListener('pagehide', () => window.clearTimeout(timer));
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) show(stateFromStorage(read()));
  });
  show(state);
};
