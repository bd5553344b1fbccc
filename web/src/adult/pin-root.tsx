import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queries } from '../queries.ts';
import { loadSentences } from '../text/errors.ts';
import { PinDialog } from './pin-dialog.tsx';
import { loadMessages } from './words.ts';

/** Stands above whatever is on the page, and leaves nothing behind. */
export const openSheet = async (): Promise<boolean> => {
  await Promise.all([loadMessages(), loadSentences()]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isOpen = await new Promise<boolean>((resolve) => {
    root.render(
      <QueryClientProvider client={queries}>
        <PinDialog onAnswer={resolve} />
      </QueryClientProvider>,
    );
  });
  root.unmount();
  place.remove();
  return isOpen;
};
