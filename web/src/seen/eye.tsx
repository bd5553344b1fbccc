/** Drawn here: an icon that other pages use too would move into the piece that every page loads. */
export const Eye = ({ size }: { size: number }) => (
  <svg
    viewBox="0 0 32 32"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden="true"
  >
    <path d="M2 16c6-11 22-11 28 0c-6 11-22 11-28 0z" />
    <circle cx="16" cy="16" r="4.5" fill="currentColor" />
  </svg>
);
