import type { ReactNode } from 'react';

/** Drawn here: five signs of a library, each in six weights, would weigh more than the page's code. */
const sign = (drawing: ReactNode) => {
  const Sign = ({ size }: { size: number }) => (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
  return Sign;
};

export const PlusSign = sign(
  <>
    <circle cx="16" cy="16" r="12" />
    <path d="M16 11v10M11 16h10" />
  </>,
);

export const PastSign = sign(
  <>
    <path d="M5 12a12 12 0 1 1-.6 7M4 6v6h6" />
    <path d="M16 10v6.5l4.5 2.7" />
  </>,
);

export const AboutSign = sign(
  <>
    <circle cx="16" cy="16" r="12" />
    <path d="M16 15.5V22M16 10.2v.1" />
  </>,
);

/** What the adult can see. */
export const SeenSign = sign(
  <>
    <path d="M2 16c6-11 22-11 28 0c-6 11-22 11-28 0z" />
    <circle cx="16" cy="16" r="4.5" fill="currentColor" />
  </>,
);

export const SpeakerSign = sign(
  <>
    <path d="M4 12v8h5l8 6V6l-8 6z" fill="currentColor" />
    <path d="M21.5 11.5a6.5 6.5 0 0 1 0 9M25.5 7.5a12 12 0 0 1 0 17" />
  </>,
);

export const StopSign = sign(
  <rect x="8" y="8" width="16" height="16" rx="3" fill="currentColor" />,
);
