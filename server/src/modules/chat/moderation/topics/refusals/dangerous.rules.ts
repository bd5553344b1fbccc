import { type Pattern, patterns } from '../pattern.rules.ts';

/** Signs that a question is about staying safe, about what was, or about a toy. */
const harmless = '-safe -gameworld';

/** Signs of questions that could get somebody hurt. */
export const weapons: readonly Pattern[] = [
  ...patterns(
    `
        make|how|get|use|want + explosive -history -nature -=points -=point
        make|how|get|want|use + gun -history
        make|how|get|secretly|want + poison -nature
      `,
    harmless,
  ),
  ...patterns(`
        blade + =buta|=tembus|=break|=bones
      `),
];

export const drugs: readonly Pattern[] = [
  ...patterns(
    `
        use|get|want|make|how|secretly + drug -history
        drugact + use|get|want|how
      `,
    harmless,
  ),
];

export const violence: readonly Pattern[] = [
  ...patterns(
    `
        how|want + kill -whatis -why -history -nature -device
        hurt > person + how|secretly|want -whatis -why -history -nature -=maaf -=sorry -=menyesal
        sothat >> injured + person + how|want|make -whatis -why -history -nature -figure
        =supaya|=biar|=agar >> =mati|=celaka|=cacat|=jatuh + person -plant -device
        =rem|=brakes + =rusak|=potong|=cut|=putus + how|want
      `,
    '-gameworld -safe',
  ),
];

export const challenge: readonly Pattern[] = [
  ...patterns(
    `
        deadly + dare
        =challenge|=challenges|=tantangan|=dare|=konten|=tiktok|=viral + deadly|danger
        =tahan|=nahan|=hold >> =napas|=breath + want|how|dare|=sampai -nature -=whales
      `,
    '-history -gameworld -why -whatis',
  ),
];
