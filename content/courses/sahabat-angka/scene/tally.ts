import { type Desk, pressable } from '@nobi/kit/course';

export interface TallyOptions {
  /** `plain` leaves out the plus where pressing makes fewer. */
  more: { picture: string; plain?: true; label(): string };
  /** `from` says how many are left where more than one may come off at once. */
  less: { picture?: string; label(): string; from?(count: number): number };
  /** Ten at once, where teens are counted out. */
  ten?: { picture: string; label(): string };
  go: { picture: string; label(): string };
  most: number;
  start: number;
  onChange(count: number): void;
  onGo(count: number): void;
}

export interface Tally {
  readonly count: number;
  set(count: number): void;
  dress(): void;
  point(at: 'more' | 'go' | 'less' | 'ten'): void;
}

const minus =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M6 16h20" stroke="currentColor" stroke-width="5" stroke-linecap="round"/></svg>';
const plus =
  '<svg class="plus" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15" fill="#0b7f5a"/><path d="M8 16h16M16 8v16" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>';

/** One more, one less, and go: the three buttons under whatever is being counted out. */
export const openTally = (desk: Desk, options: TallyOptions): Tally => {
  let count = options.start;
  const set = (next: number): void => {
    count = Math.max(0, Math.min(options.most, next));
    desk.keep([count]);
    options.onChange(count);
    less.disabled = count === 0;
    more.disabled = count === options.most;
    if (ten) ten.disabled = count + 10 > options.most;
    go.dataset.count = `${count}`;
  };
  const press = (name: string, picture: string, run: () => void): HTMLButtonElement => {
    const button = pressable(name, picture, run);
    desk.controls.append(button);
    return button;
  };
  const less = press('tally-less', options.less.picture ?? minus, () => {
    desk.sound('tap', 0.8);
    set(options.less.from?.(count) ?? count - 1);
  });
  const more = press('tally-more', options.more.picture + (options.more.plain ? '' : plus), () => {
    // Each one sounds a step higher than the one before: the ear counts along.
    desk.sound('count', 2 ** (count / 12));
    set(count + 1);
  });
  const ten =
    options.ten &&
    press('tally-more tally-ten', options.ten.picture + plus, () => {
      desk.sound('pop');
      set(count + 10);
    });
  const go = press('tally-go', options.go.picture, () => options.onGo(count));
  const dress = (): void => {
    less.ariaLabel = options.less.label();
    more.ariaLabel = options.more.label();
    go.ariaLabel = options.go.label();
    if (ten && options.ten) ten.ariaLabel = options.ten.label();
  };
  dress();
  set(count);
  const buttons = { less, more, ten, go };
  return {
    get count() {
      return count;
    },
    set,
    dress,
    point(at) {
      for (const [name, button] of Object.entries(buttons))
        button?.classList.toggle('is-beckoning', name === at);
    },
  };
};
