import { Suspense } from 'react';
import { useParams } from 'react-router';
import { loadMessages as loadPinMessages } from '../../adult/words.ts';
import { DashboardFrame } from '../../shell/dashboard/dashboard-frame.tsx';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { loadMessages as loadReportMessages } from './report/words.ts';
import { loadMessages } from './words.ts';

const ParentsRoom = lazyPage(
  async () => (await import('./parents-room.tsx')).ParentsRoom,
  loadMessages,
  loadPinMessages,
);

const ReportRoom = lazyPage(
  async () => (await import('./parents-room.tsx')).ReportRoom,
  loadMessages,
  loadReportMessages,
  loadPinMessages,
);

/** /parents: what is the adult's, behind the PIN, for every account; /parents/report/:child: a report. */
export const ParentsPage = () => {
  const isReport = useParams()['*']?.startsWith('report/');
  return (
    <DashboardFrame>
      <Suspense fallback={<Spinner />}>{isReport ? <ReportRoom /> : <ParentsRoom />}</Suspense>
    </DashboardFrame>
  );
};
