/** A speech bubble that calls out. Drawn here: an icon that other pages use would weigh on all. */
export const ReportSign = ({ size }: { size: number }) => (
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
    <path d="M4 5h24v17H16l-7 6v-6H4z" />
    <path d="M16 9.5v5M16 18.2v.1" />
  </svg>
);
