import { encode } from 'uqr';

/** A QR code as one drawn path: nothing of it is ever parsed as HTML. */
export const QrSquare = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--putih)" />
      <path d={path} fill="var(--malam-950)" />
    </svg>
  );
};
