const wibOffset = 7 * 3_600_000;

/** A moment as the gateway writes it: Western Indonesian time, no offset in the text. */
export const wibText = (at: Date) =>
  new Date(at.getTime() + wibOffset).toISOString().slice(0, 19).replace('T', ' ');

/** Reads `yyyy-MM-dd HH:mm:ss` as Western Indonesian time, whatever the server's own zone is. */
export const fromWib = (text: string | undefined): Date | undefined => {
  if (!text || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined;
  const at = new Date(`${text.replace(' ', 'T')}+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
