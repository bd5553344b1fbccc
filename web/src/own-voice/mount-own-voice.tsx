import { createRoot } from 'react-dom/client';
import { OwnVoice } from './own-voice.tsx';
import { loadMessages } from './words.ts';

/** Beside the page of the player, which has no byte to spare for a place of it; answers how to end it. */
export const mountOwnVoice = async (item: string): Promise<() => void> => {
  await loadMessages();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<OwnVoice item={item} />);
  return () => {
    root.unmount();
    place.remove();
  };
};
