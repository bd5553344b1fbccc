import { type ReactNode, useState } from 'react';
import { safeMediaAddress } from '../../media.ts';

/** A picture chosen here is the browser's own; any other is checked first. */
const sourceOf = (address: string) =>
  address.startsWith('blob:') ? address : safeMediaAddress(address, location.origin);

/** What stands for a person without a picture. */
export const letterOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '☺';

interface PortraitProps {
  address: string | null | undefined;
  size: number;
  className: string | undefined;
  alt?: string;
  /** Stands there when there is no picture or it does not arrive. */
  children: ReactNode;
}

/** A person's picture in a circle. */
export const Portrait = ({ address, size, className, alt = '', children }: PortraitProps) => {
  const [broken, setBroken] = useState<string>();
  const source = address && address !== broken ? sourceOf(address) : '';
  if (!address || source === '') return children;
  return (
    <img
      className={className}
      src={source}
      alt={alt}
      width={size}
      height={size}
      onError={() => setBroken(address)}
    />
  );
};
