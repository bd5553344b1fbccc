/** What should be heard, beat by beat: each lights up when it sounds. */
import { element, type Lang, pressable } from '@nobi/kit/course';
import { type Guest, isSound } from '../rules/blocks.ts';
import type { Run, Step } from '../rules/run.ts';
import { words } from '../text/text.ts';
import { guestPicture } from '../view/blocks.ts';
import { icons } from '../view/icons.ts';
import { beadPicture, restPicture } from '../view/players.ts';

const beadOf = (sound: string): HTMLElement => {
  const bead = element('i', 'bead');
  bead.innerHTML = isSound(sound) ? beadPicture(sound) : restPicture;
  bead.dataset.sound = sound;
  return bead;
};

export class Score {
  readonly root: HTMLElement;
  readonly #counter = element('b', 'counter');
  readonly #goal: Run;
  readonly #input: readonly Guest[];
  readonly #isOpen: boolean;
  #rows: HTMLElement[] = [];
  /** How many beats of each row have sounded. */
  #played: number[] = [];

  /** Where nothing is asked the row fills while it plays; `counts` shows the counter; a press lets it be heard. */
  constructor(
    goal: Run,
    input: readonly Guest[],
    shows: { open: boolean; counts: boolean; onHear?: () => void },
  ) {
    const { onHear } = shows;
    this.root = onHear ? pressable('score card', '', onHear) : element('div', 'score card');
    this.#goal = goal;
    this.#input = input;
    this.#isOpen = shows.open;
    this.#counter.hidden = !shows.counts;
    if (!onHear) this.root.setAttribute('role', 'img');
    this.clear();
  }

  /** Rows in the order of the parts, the second player last. */
  #texts(): string[] {
    const { parts, second } = this.#goal;
    return [...parts, second];
  }

  clear(): void {
    const texts = this.#texts();
    this.#played = texts.map(() => 0);
    this.#rows = texts.map((text, at) => {
      const row = element('div', 'beads');
      const guest = this.#input[at - 1];
      if (guest && at < texts.length - 1) {
        row.classList.add('of-guest');
        row.innerHTML = `<span class="who">${guestPicture(guest)}</span>`;
      }
      if (this.#isOpen) row.append(...[...text].map(beadOf));
      row.hidden = text === '' && !guest;
      return row;
    });
    const second = this.#rows.at(-1);
    if (second && this.#goal.second !== '') {
      second.insertAdjacentHTML('afterbegin', `<span class="who">${icons.hear}</span>`);
      this.#rows[0]?.insertAdjacentHTML('afterbegin', `<span class="who">${icons.start}</span>`);
    }
    this.count(this.#isGame() ? 0 : 1);
    this.root.replaceChildren(this.#counter, ...this.#rows);
  }

  /** Points begin at zero, rounds of music at one. */
  #isGame(): boolean {
    return this.#input.length > 0;
  }

  count(n: number): void {
    this.#counter.innerHTML = `${icons.counter}${n}`;
  }

  /** One beat sounds. False where another one should. */
  beat({ sound, part, isSecond, beat, n }: Step): boolean {
    this.count(n);
    if (sound === '') return true;
    const at = isSecond ? this.#rows.length - 1 : part;
    const row = this.#rows[at];
    const place = isSecond ? beat : (this.#played[at] ?? 0);
    this.#played[at] = place + 1;
    if (!row) return false;
    row.hidden = false;
    const beads = row.querySelectorAll<HTMLElement>('.bead');
    const wanted = beads[place];
    if (!this.#isOpen) {
      const bead = beadOf(sound);
      bead.classList.add('is-heard');
      row.append(bead);
      return true;
    }
    if (wanted?.dataset.sound === sound) {
      wanted.classList.add('is-heard');
      return true;
    }
    const odd = beadOf(sound);
    odd.classList.add('is-odd');
    if (wanted) wanted.before(odd);
    else row.append(odd);
    return false;
  }

  /** The first beat that was due and did not come. */
  markMissing(): void {
    this.root.querySelector('.bead:not(.is-heard, .is-odd)')?.classList.add('is-due');
  }

  dress(lang: Lang): void {
    const text = words[lang];
    const labels = this.#texts().flatMap((row, at) => {
      const guest = this.#input[at - 1];
      const played = [...row].map((sound) => (isSound(sound) ? text.sounds[sound] : '...'));
      const who = guest && at < this.#texts().length - 1 ? `${text.guests[guest]}: ` : '';
      return played.length > 0 || who !== '' ? [`${who}${played.join(' ')}`] : [];
    });
    const shown = this.#isOpen ? labels : this.#input.map((guest) => text.guests[guest]);
    this.root.ariaLabel = text.goal(shown.join(', '));
  }
}
