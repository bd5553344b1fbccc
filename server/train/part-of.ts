/** Which of so many parts a text is in: the same whoever asks, whatever stands beside it. */
export const partOf = (text: string, parts: number): number => {
  let number = 0x811c9dc5;
  for (const letter of text.toLowerCase().replace(/[^a-z0-9]/g, ''))
    number = Math.imul(number ^ letter.charCodeAt(0), 0x01000193);
  return ((number ^ (number >>> 13)) >>> 0) % parts;
};
