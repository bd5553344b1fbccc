import { loadMessages as loadConversationMessages } from '../../conversations/words.ts';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { loadMessages as loadChildMessages } from '../../who-plays/words.ts';
import { loadMessages as loadCareMessages } from './care/words.ts';
import { loadMessages as loadReportMessages, words as ofReport } from './report/words.ts';
import { Room } from './room.tsx';
import { words } from './words.ts';

const RoomParts = lazyPage(
  async () => (await import('./room-parts.tsx')).RoomParts,
  loadCareMessages,
  loadConversationMessages,
  loadChildMessages,
  loadReportMessages,
);
const ReportParts = lazyPage(async () => (await import('./report/report-parts.tsx')).ReportParts);

/** What only the adult decides. */
export const ParentsRoom = () => (
  <Room title={words.title} lead={words.lead}>
    <RoomParts />
  </Room>
);

/** What one child can do. */
export const ReportRoom = () => (
  <Room title={ofReport.title} lead={ofReport.lead}>
    <ReportParts />
  </Room>
);
