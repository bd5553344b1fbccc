/** A pair of scales, drawn on 400 by 260: what weighs more goes down. */
export interface ScaleLook {
  /** Pictures for the pans: markup on 100 by 100. */
  left: string;
  right: string;
  marbles: number;
  /** Above zero the right pan goes down; -1 to 1. */
  tilt: number;
}

const marble = (i: number): string => {
  const x = 300 + ((i % 4) - 1.5) * 23;
  const y = 172 - Math.floor(i / 4) * 22;
  const fill = ['#55b8f5', '#ff7d95', '#4fcf97', '#a58cff'][i % 4];
  return `<circle cx="${x}" cy="${y}" r="11" fill="${fill}" stroke="#231a4d" stroke-width="2"/><circle cx="${x - 3}" cy="${y - 4}" r="3" fill="#fff" opacity=".8"/>`;
};

const pan = (x: number): string =>
  `<path d="M${x} 66L${x - 56} 184M${x} 66L${x + 56} 184" stroke="#8a5a33" stroke-width="4"/><path d="M${x - 66} 184H${x + 66}Q${x + 56} 210 ${x} 210Q${x - 56} 210 ${x - 66} 184Z" fill="#ffc04d" stroke="#a86500" stroke-width="4"/>`;

export const scalePicture = ({ left, right, marbles, tilt }: ScaleLook): string => {
  const drop = Math.max(-1, Math.min(1, tilt)) * 26;
  const load = Array.from({ length: marbles }, (_, i) => marble(i));
  return `<svg viewBox="0 30 400 244" aria-hidden="true"><path d="M200 66V250" stroke="#8a5a33" stroke-width="14" stroke-linecap="round"/><path d="M136 262Q200 226 264 262Z" fill="#8a5a33"/><g transform="translate(0 ${-drop})">${pan(100)}<g transform="translate(50 86)">${left}</g></g><g transform="translate(0 ${drop})">${pan(300)}<g transform="translate(250 86)">${right}</g>${load.join('')}</g><path d="M100 ${66 - drop}L300 ${66 + drop}" stroke="#6b3a00" stroke-width="12" stroke-linecap="round"/><circle cx="200" cy="66" r="13" fill="#ff6b5c" stroke="#6b3a00" stroke-width="4"/></svg>`;
};
