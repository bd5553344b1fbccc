import type { ContentReportReason } from '@nobi/contract';
import type { ReactNode } from 'react';

/** A screen with a crack and a plaster. */
const broken = (
  <>
    <rect x="7" y="12" width="50" height="36" rx="7" fill="var(--ungu-600)" />
    <rect x="12" y="17" width="40" height="26" rx="3" fill="var(--putih)" />
    <path d="m34 17-6 9 7 4-6 13" fill="none" stroke="var(--ink)" strokeWidth="3" />
    <g transform="rotate(-35 47 20)">
      <rect x="36" y="15" width="22" height="10" rx="5" fill="var(--mangga-400)" />
      <path d="M44 18v4M47 18v4M50 18v4" stroke="var(--mangga-700)" strokeWidth="2" />
    </g>
    <path d="M24 54h16" stroke="var(--ungu-800)" strokeWidth="5" />
  </>
);

/** A sheet on which something is struck out. */
const wrong = (
  <>
    <path d="M14 6h26l11 11v41H14z" fill="var(--putih)" stroke="var(--ungu-600)" strokeWidth="3" />
    <path d="M40 6v11h11" fill="none" stroke="var(--ungu-600)" strokeWidth="3" />
    <path d="M21 18h12M21 48h22" stroke="var(--ungu-300)" strokeWidth="4" />
    <path d="m23 26 18 14m0-14L23 40" stroke="var(--jambu-600)" strokeWidth="6" />
  </>
);

/** A face with wide eyes and a trembling mouth. */
const scary = (
  <>
    <circle cx="32" cy="33" r="25" fill="var(--mangga-400)" />
    <circle cx="22" cy="28" r="7" fill="var(--putih)" />
    <circle cx="42" cy="28" r="7" fill="var(--putih)" />
    <circle cx="22" cy="29" r="3" fill="var(--ink)" />
    <circle cx="42" cy="29" r="3" fill="var(--ink)" />
    <path d="M12 17q6-6 11-4M52 17q-6-6-11-4" fill="none" stroke="var(--ink)" strokeWidth="3" />
    <path d="M20 47q3-5 6 0t6 0 6 0 6 0" fill="none" stroke="var(--ink)" strokeWidth="3" />
    <path d="M51 37q5 7 0 9-5-2 0-9z" fill="var(--laut-400)" />
  </>
);

/** A speech bubble with an angry face. */
const unkind = (
  <>
    <path d="M6 8h52v38H32L19 58V46H6z" fill="var(--jambu-600)" />
    <path d="m19 19 9 5M45 19l-9 5" stroke="var(--putih)" strokeWidth="4" />
    <circle cx="24" cy="28" r="3.4" fill="var(--putih)" />
    <circle cx="40" cy="28" r="3.4" fill="var(--putih)" />
    <path d="M22 39q10-7 20 0" fill="none" stroke="var(--putih)" strokeWidth="4" />
  </>
);

const drawings: Readonly<Record<ContentReportReason, ReactNode>> = {
  broken,
  wrong,
  scary,
  unkind,
};

/** What is wrong, for who cannot read. */
export const ReasonDrawing = ({ reason }: { reason: ContentReportReason }) => (
  <svg
    viewBox="0 0 64 64"
    width={64}
    height={64}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawings[reason]}
  </svg>
);
