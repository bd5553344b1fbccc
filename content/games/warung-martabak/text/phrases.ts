export const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const listed = (things: readonly string[], and: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
