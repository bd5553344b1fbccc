export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
