import { useState } from 'react';
import { safeMediaAddress } from '../media.ts';
import placeholder from './placeholder.svg';

interface ThumbnailProps {
  address: string;
  className?: string | undefined;
  /** The largest picture of the first view: fetched before all others, not when it comes into view. */
  isFirst?: boolean;
}

/** The picture of an item; the words beside it say what it is. A missing one becomes a quiet sky. */
export const Thumbnail = ({ address, className, isFirst }: ThumbnailProps) => {
  const [broken, setBroken] = useState<string>();
  const safe = safeMediaAddress(address, location.origin);
  const isUsable = safe !== '' && address !== '' && broken !== address;
  return (
    <img
      src={isUsable ? safe : placeholder}
      alt=""
      width={480}
      height={300}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  );
};
