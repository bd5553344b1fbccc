import { Suspense } from 'react';
import { loadMessages as loadPinMessages } from '../../adult/words.ts';
import { DashboardFrame } from '../../shell/dashboard/dashboard-frame.tsx';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { loadMessages } from './words.ts';

const ParentsRoom = lazyPage(
  async () => (await import('./parents-room.tsx')).ParentsRoom,
  loadMessages,
  loadPinMessages,
);

/** /parents: what is the adult's, behind the PIN; for every account, paid or not. */
export const ParentsPage = () => (
  <DashboardFrame>
    <Suspense fallback={<Spinner />}>
      <ParentsRoom />
    </Suspense>
  </DashboardFrame>
);
