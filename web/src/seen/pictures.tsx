import type { ReactNode } from 'react';

/** Drawn here: icons that other pages use too would move into the piece that every page loads. */
const picture = (drawing: ReactNode) => {
  const Picture = ({ size }: { size: number }) => (
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
  return Picture;
};

export const Clock = picture(
  <>
    <circle cx="16" cy="16" r="13" />
    <path d="M16 8v8l6 4" />
  </>,
);
export const Plant = picture(
  <>
    <path d="M16 28V14M9 28h14" />
    <path d="M16 16C15 9 10 6 4 6c0 7 5 10 12 10zM16 13c0-5 4-9 11-9c0 6-4 9-11 9z" />
  </>,
);
export const SpeechBubble = picture(
  <>
    <path d="M4 5h24v17H16l-7 6v-6H4z" />
    <path d="M10 11h12M10 16h8" />
  </>,
);
export const Heart = picture(
  <path d="M16 28C4 20 1 13 5 7c4-5 9-2 11 2c2-4 7-7 11-2c4 6 1 13-11 21z" />,
);
export const Loudspeaker = picture(
  <>
    <path d="M3 12h6l8-7v22l-8-7H3z" fill="currentColor" />
    <path d="M22 11c3 3 3 7 0 10M26 7c6 5 6 13 0 18" />
  </>,
);
