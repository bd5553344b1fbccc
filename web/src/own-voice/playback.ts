interface Hearers {
  onBegin(clip: string): void;
  onEnd(clip: string): void;
}

/** Plays one clip at a time; the next makes an end of the one before. */
export const openPlayback = ({ onBegin, onEnd }: Hearers) => {
  let stop = () => {};
  const play = async (clip: string, sound: Blob) => {
    stop();
    const address = URL.createObjectURL(sound);
    const audio = new Audio(address);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      audio.pause();
      URL.revokeObjectURL(address);
      onEnd(clip);
    };
    stop = end;
    audio.onended = end;
    audio.onerror = end;
    try {
      await audio.play();
      if (!isOver) onBegin(clip);
    } catch {
      end();
    }
  };
  return { play, stop: () => stop() };
};
