import { safeMediaAddress } from '../media.ts';

export interface FrameAddress {
  readonly src: string;
  readonly origin: string;
}

/**
 * The address a frame may show, or null. Content on the app's own origin could read the session,
 * so it is refused whatever it says; and only the configured play origin may appear at all.
 */
export const frameAddress = (
  signed: string,
  { appOrigin, playOrigin }: { appOrigin: string; playOrigin: string },
): FrameAddress | null => {
  const src = safeMediaAddress(signed, appOrigin);
  if (src === '') return null;
  const { origin } = new URL(src);
  const isForeign = playOrigin !== '' && origin !== playOrigin;
  return origin === appOrigin || isForeign ? null : { src, origin };
};

/** House content keeps its origin so that its files cache; guests get an origin without a name. */
export const sandboxOf = (trust: 'house' | 'guest'): string =>
  trust === 'house' ? 'allow-scripts allow-same-origin' : 'allow-scripts';
