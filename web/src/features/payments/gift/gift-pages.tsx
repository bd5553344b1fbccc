import { Route, Routes } from 'react-router';
import { Guard } from '../../../shell/navigation/guard.tsx';
import { lazyPage } from '../../../shell/navigation/lazy-page.ts';
import { loadMessages as loadVoucherMessages } from '../voucher/words.ts';
import { loadMessages as loadWaitingMessages } from '../waiting/words.ts';
import { loadMessages as loadPaymentsMessages } from '../words.ts';
import { loadMessages } from './words.ts';

const GiftPage = lazyPage(
  async () => (await import('./gift-page.tsx')).GiftPage,
  loadPaymentsMessages,
  loadWaitingMessages,
  loadMessages,
);
const GiftLinksPage = lazyPage(
  async () => (await import('./gift-links-page.tsx')).GiftLinksPage,
  loadPaymentsMessages,
  loadMessages,
);

const VoucherPage = lazyPage(
  async () => (await import('../voucher/voucher-page.tsx')).VoucherPage,
  loadPaymentsMessages,
  loadVoucherMessages,
);

/** Somebody else pays: `/gift` for who pays, `/gift/links` for the family; `/gift/voucher` for a code that it was given. */
export const GiftPages = () => (
  <Routes>
    <Route
      path="links"
      element={
        <Guard access="account">
          <GiftLinksPage />
        </Guard>
      }
    />
    <Route
      path="voucher"
      element={
        <Guard access="account">
          <VoucherPage />
        </Guard>
      }
    />
    <Route path="*" element={<GiftPage />} />
  </Routes>
);
