/** The picture of a `data:` address as a file, read without asking anybody for it. */
export const fileOf = (picture: string, name: string): File => {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  return new File([bytes], name, { type: 'image/png' });
};

/** Some browsers share links and no files; then the picture is downloaded. */
export const canShare = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

/** False when the device refused; whoever closes the sheet again has decided so. */
export const shareCard = async (file: File, lines: readonly string[]): Promise<boolean> => {
  try {
    await navigator.share({ files: [file], text: lines.join('\n') });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};
