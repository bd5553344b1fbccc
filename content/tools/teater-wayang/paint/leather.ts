/** What all puppets are made of. */
export interface PuppetArt {
  /** Where the moving limb hangs. */
  shoulder: readonly [x: number, y: number];
  body: string;
  arm: string;
}

/** Each puppet is drawn on so much leather, looking to the right. */
export const leather = { wide: 200, tall: 280 } as const;

export const edge =
  'stroke="#3A1D12" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"';

/** Holes punched through the leather: `x, y, radius` each. */
export const cut = (...holes: readonly (readonly [number, number, number])[]): string =>
  holes
    .map(
      ([x, y, radius]) => `<circle class="cut" cx="${x}" cy="${y}" r="${radius}" fill="#FFE9B8"/>`,
    )
    .join('');
