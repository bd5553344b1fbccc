import type { Sound } from './voice-pack.ts';

/** One clip in the browser's own player: as a blob, since some ask a server for parts of what they play. */
export const openSound = (blob: Blob): Sound => {
  const address = URL.createObjectURL(blob);
  const audio = new Audio(address);
  let finish: (isPlayed: boolean) => void = () => {};
  const over = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  audio.onended = () => finish(true);
  audio.onerror = () => finish(false);
  return {
    async play(rate) {
      audio.playbackRate = rate;
      audio.play().catch(() => finish(false));
      const isPlayed = await over;
      URL.revokeObjectURL(address);
      return isPlayed;
    },
    stop() {
      audio.pause();
      finish(true);
    },
  };
};
