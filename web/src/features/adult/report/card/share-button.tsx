import { Suspense, useState } from 'react';
import { lazyPage } from '../../../../shell/navigation/lazy-page.ts';
import { Button } from '../../../../ui/button.tsx';
import { words } from '../words.ts';
import { loadMessages } from './words.ts';

const CardDialog = lazyPage(
  async () => (await import('./card-dialog.tsx')).CardDialog,
  loadMessages,
);

/** Opens the card; what it needs is loaded with the first press. */
export const ShareButton = ({ child }: { child: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="white" size="grownup" onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CardDialog child={child} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
