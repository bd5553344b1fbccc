/** Drawn here: a sign of a library in its weights would weigh more. */
export const PlaySign = ({ size }: { size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M6 4.6v14.8a1.2 1.2 0 0 0 1.8 1l12.2-7.4a1.2 1.2 0 0 0 0-2L7.8 3.6a1.2 1.2 0 0 0-1.8 1z" />
  </svg>
);
