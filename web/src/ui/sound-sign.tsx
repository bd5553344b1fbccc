interface SoundSignProps {
  size: number;
  /** Crossed out. */
  isOff?: boolean;
}

/** Drawn here: a sign of a library in its weights would weigh more. */
export const SoundSign = ({ size, isOff = false }: SoundSignProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d="M3 9v6h4l6 5V4L7 9z" fill="currentColor" />
    <path
      d={isOff ? 'M16 9l6 6m0-6l-6 6' : 'M16 8.5a5 5 0 0 1 0 7M18.7 6a8.6 8.6 0 0 1 0 12'}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
    />
  </svg>
);
