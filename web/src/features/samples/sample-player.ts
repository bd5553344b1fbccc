import { type Language, Problem } from '@nobi/contract';
import { openVoice } from '../../voice/voice.ts';
import { hostSample, openSample } from './sample-host.ts';

/** What the dialog shows above or instead of the game. */
type Shown = 'opening' | 'playing' | 'end' | 'problem';

/** The parts of the dialog that the page was drawn with. */
const partsOf = (dialog: HTMLDialogElement) => {
  const part = (name: string) => {
    const found = dialog.querySelector(`[data-part="${name}"]`);
    if (!(found instanceof HTMLElement)) throw new Error(`the dialog has no ${name}`);
    return found;
  };
  return {
    place: part('place'),
    title: part('title'),
    sound: part('sound'),
    problem: part('words'),
    premium: part('premium'),
    again: part('again'),
  };
};

const openPlayer = (dialog: HTMLDialogElement, language: Language) => {
  const parts = partsOf(dialog);
  const voice = openVoice();
  let hasSound = true;
  let game: ReturnType<typeof hostSample>;
  let asking = new AbortController();
  let item = '';

  const show = (shown: Shown) => {
    dialog.dataset.shown = shown;
    const first = dialog.querySelector(`[data-show="${shown}"] :is(a, button)`);
    if (first instanceof HTMLElement) first.focus();
  };
  const stop = () => {
    asking.abort();
    game?.remove();
    game = undefined;
  };
  const fail = (error: unknown) => {
    stop();
    const ours = error instanceof Problem ? error.sentence : undefined;
    parts.problem.textContent = ours ?? parts.problem.dataset.otherwise ?? '';
    show('problem');
  };
  const start = async () => {
    stop();
    show('opening');
    asking = new AbortController();
    const { signal } = asking;
    try {
      const { url, title, plan } = await openSample(item, language, signal);
      parts.title.textContent = title;
      parts.premium.hidden = plan !== 'premium';
      game = hostSample({
        ...{ item, url, title, language, voice, place: parts.place },
        hasSound: () => hasSound,
        onReady: () => show('playing'),
        onEnd: () => show('end'),
        onLost: () => fail(undefined),
      });
      if (!game) fail(undefined);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };

  parts.again.addEventListener('click', () => void start());
  parts.sound.addEventListener('click', () => {
    hasSound = !hasSound;
    parts.sound.setAttribute('aria-pressed', String(hasSound));
    game?.change({ sound: hasSound ? 1 : 0, voice: hasSound });
    if (!hasSound) voice.stop();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') game?.pause();
    else game?.resume();
  });
  return {
    stop,
    play(id: string) {
      item = id;
      return start();
    },
  };
};

/** Lets a dialog of a ready page play samples. Whoever goes back or closes it is where they were. */
export const samplePlayer = (dialog: HTMLDialogElement, language: Language) => {
  const player = openPlayer(dialog, language);
  let isInHistory = false;

  // The phone's own way back closes the game and stays on the page.
  addEventListener('popstate', () => {
    isInHistory = false;
    if (dialog.open) dialog.close();
  });
  dialog.addEventListener('close', () => {
    player.stop();
    if (isInHistory) history.back();
  });
  for (const button of dialog.querySelectorAll('[data-close]'))
    button.addEventListener('click', () => dialog.close());

  return {
    open(id: string) {
      history.pushState(null, '');
      isInHistory = true;
      dialog.showModal();
      return player.play(id);
    },
  };
};
