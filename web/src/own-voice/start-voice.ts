/** A piece of its own: the page that names it would else carry the names of all that it needs. */
export const startVoice = async (item: string): Promise<() => void> =>
  (await import('./mount-own-voice.tsx')).mountOwnVoice(item);
